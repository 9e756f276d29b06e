'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { parseImageCrop } from '@vitrine/content/core'
import type { CollectionSlug } from 'payload'
import { useMemo, useState } from 'react'
import { pathOfField } from '../core/field-path.ts'
import type { PickableField, PickedField, PickedValue } from '../core/picked-field.ts'
import { valueAt } from '../core/stored.ts'
import type { FormField } from './block-rules-of.ts'
import { fieldOfMark } from './field-of-mark.ts'
import { pickableFields } from './pickable-fields.ts'
import { type BegunChoice, chosenValues, isChosen, pickedFieldOf } from './picked-form.ts'
import { type CanvasForm, wordIn } from './use-canvas-form.ts'

/** The choice of a value for a field, on the page or, for images, in a drawer. */
export interface Picking {
  /** Fields of the selected block that can be chosen. */
  readonly pickable: readonly PickableField[]
  /** The field that is being chosen on the page. */
  readonly picked: PickedField | undefined
  /** Collection in which an image is being chosen. */
  readonly pickedFrom: CollectionSlug | undefined
  /** @returns Name of the field; undefined: it is none that can be chosen. */
  begin(field: { readonly id: string; readonly field: string }): string | undefined
  /** The same for a link. @param link.at Mark of its words. */
  beginLink(link: { readonly id: string; readonly at: string }): string | undefined
  /** Ends the choice. @param value Undefined: nothing was chosen. */
  end(value?: PickedValue): void
}

/** The crop for another image: the point that stays in view was one of the image before. */
function withoutFocus(crop: unknown): PickedValue {
  const { focus: _, ...shapes } = parseImageCrop(crop) ?? {}
  return Object.keys(shapes).length > 0 ? shapes : null
}

/** @param selected Id of the selected block: with another one the choice ends. */
export function usePicking({ tree, latest, run }: CanvasForm, selected: string | undefined): Picking {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [begun, setBegun] = useState<BegunChoice>()
  const wordOf = (label: unknown) => wordIn(label, i18n.language)
  const fieldsOf = (kind: string): readonly FormField[] => config.blocksMap[kind]?.fields ?? []
  const block = selected === undefined ? undefined : tree.blocks.get(selected)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration and its language stay
  const pickable = useMemo(() => (block ? pickableFields(fieldsOf(block.kind), block.stored, wordOf) : []), [block])
  const current = begun && begun.id === selected ? begun : undefined
  const collectionOf = (slug: unknown) => config.collections.find((one) => one.slug === slug)?.slug
  const begin: Picking['begin'] = ({ id, field }) => {
    const kind = latest().blocks.get(id)?.kind
    const found = kind === undefined ? undefined : fieldOfMark(fieldsOf(kind), field, wordOf)
    if (!found || !isChosen(found.form)) return undefined
    setBegun({ id, field, label: found.label, form: found.form })
    return found.label
  }
  return {
    pickable,
    picked: current && pickedFieldOf(current, { stored: block?.stored ?? {}, wordOf }),
    pickedFrom: current?.form.type === 'upload' ? collectionOf(current.form.relationTo) : undefined,
    begin,
    beginLink({ id, at }) {
      const node = latest().blocks.get(id)
      const fields = node ? pickableFields(fieldsOf(node.kind), node.stored, wordOf) : []
      const link = fields.find(({ beside }) => beside?.sign === 'link' && beside.at === at)
      return link && begin({ id, field: link.field })
    },
    end(value) {
      setBegun(undefined)
      const stored = begun && latest().blocks.get(begun.id)?.stored
      const path = stored && pathOfField(stored, begun.field)
      if (!begun || !stored || path === undefined || value === undefined) return
      const edits = chosenValues(begun.form, value).map(([name, chosen]) => ({
        do: 'set' as const,
        id: begun.id,
        path: name === '' ? path : `${path}.${name}`,
        value: chosen,
      }))
      const crop = pickable.find(({ beside }) => beside?.sign === 'crop' && beside.at === begun.field)
      const cropPath = crop && pathOfField(stored, crop.field)
      if (edits.length === 0 || cropPath === undefined) return void run(edits)
      run([...edits, { do: 'set', id: begun.id, path: cropPath, value: withoutFocus(valueAt(stored, cropPath)) }])
    },
  }
}
