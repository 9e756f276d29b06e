'use client'

import { RenderFields, useConfig, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import type { BlocksFieldClient, ClientBlock, ClientConfig, ClientField } from 'payload'
import type { ReactNode } from 'react'
import type { LayerNode } from '../../core/stage/layer-tree.ts'
import { nameOf } from './layer-name.ts'
import { showOpened } from './show-opened.ts'

/** Block types of a field of blocks: its own, or those that it names. */
export type WithBlocks = Partial<Pick<BlocksFieldClient, 'blocks' | 'blockReferences'>>

/** All settings of the chosen layer, or of the slide: the fields of the form itself. */
export function Inspector(props: {
  readonly field: WithBlocks
  readonly path: string
  readonly schemaPath: string
  readonly slide: number
  readonly layer: LayerNode | undefined
  /** Contrast of the layer's words, where that is too low. */
  readonly contrast: number | undefined
}): ReactNode {
  const { field, path, schemaPath, slide, layer, contrast } = props
  const { i18n } = useTranslation()
  const word = adminTexts(i18n.language)
  const { blocksMap } = useConfig().config
  const slideBlock = blocksOf(field, blocksMap)[0]
  if (!slideBlock) return null
  const at = `${path}.${slide}`
  const slideSchema = `${schemaPath}.${slideBlock.slug}`
  if (!layer) {
    return (
      <Fields
        key={at}
        block={slideBlock}
        path={at}
        schemaPath={slideSchema}
        title={word({ en: `Slide ${slide + 1}`, de: `Folie ${slide + 1}` })}
      />
    )
  }
  const block = findBlock(slideBlock.fields, layer.kind, blocksMap)
  if (!block) return null
  return (
    <Fields
      key={layer.id}
      block={block}
      path={`${at}.${layer.path}`}
      schemaPath={`${slideSchema}.layers.${block.slug}`}
      title={nameOf(layer, i18n.language)}
      {...(contrast !== undefined && { warning: word(poorWarning(contrast)) })}
    />
  )
}

function Fields(props: {
  readonly block: ClientBlock
  readonly path: string
  readonly schemaPath: string
  readonly title: string
  readonly warning?: string
}): ReactNode {
  const { block, path, schemaPath, title, warning } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys that open a part press its button, which is a click
    <section className="stage-inspector" aria-label={title} onClick={({ target }) => showOpened(target)}>
      <h3>{title}</h3>
      {warning && (
        <p className="stage-inspector__warning" role="note">
          {warning}
        </p>
      )}
      <RenderFields
        // Layers have the list of their own.
        fields={block.fields.filter((field) => !('name' in field) || field.name !== 'layers')}
        forceRender
        margins="small"
        parentIndexPath=""
        parentPath={path}
        parentSchemaPath={schemaPath}
        permissions
      />
    </section>
  )
}

function poorWarning(contrast: number): AdminText {
  const shown = contrast.toFixed(1)
  return {
    en: `These words are hard to read: their contrast with what is behind them is ${shown} to 1. Small ones need 4.5, large ones 3. Choose another colour, give them a ground, or lay a colour between picture and words.`,
    de: `Dieser Text ist schwer zu lesen: Sein Kontrast zum Dahinterliegenden ist ${shown} zu 1. Kleiner braucht 4,5, großer 3. Eine andere Farbe wählen, ihm einen Grund geben oder eine Farbe zwischen Bild und Text legen.`,
  }
}

/** Blocks by their slugs, for fields that only name theirs. */
type Named = ClientConfig['blocksMap']

function blocksOf(field: WithBlocks, named: Named): readonly ClientBlock[] {
  const blocks = (field.blockReferences ?? []).map((block) => (typeof block === 'string' ? named[block] : block))
  return [...blocks, ...(field.blocks ?? [])].filter((block) => block !== undefined)
}

/** Groups and rows hold layers too; the first that is found has all its fields. */
function findBlock(fields: readonly ClientField[], kind: string, named: Named): ClientBlock | undefined {
  const layers = fields.find((field) => 'name' in field && field.name === 'layers')
  return layers?.type === 'blocks' ? blocksOf(layers, named).find(({ slug }) => slug === kind) : undefined
}
