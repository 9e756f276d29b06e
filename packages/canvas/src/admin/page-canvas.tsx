'use client'

import { useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts } from '@vitrine/content/core'
import type { FormState } from 'payload'
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { blockTitle } from '../core/block-tree.ts'
import type { ToPage } from '../core/messages.ts'
import { useAskedCanvas } from './ask-canvas.ts'
import { BlockOutline } from './block-outline.tsx'
import { CanvasTools } from './canvas-tools.tsx'
import { ChoosePlace } from './choose-place.tsx'
import { CompareStates } from './compare/compare-states.tsx'
import { Palette } from './palette.tsx'
import { PickImage } from './pick-image.tsx'
import { PreviewEdge } from './preview-edge.tsx'
import { SaveSection } from './save-section.tsx'
import { SettingsOnPage } from './settings/settings-on-page.tsx'
import { type Canvas, useCanvas } from './use-canvas.ts'
import { useEditHere } from './use-edit-here.ts'
import { usePaletteKey } from './use-palette-key.ts'
import { usePreviewPage } from './use-preview-page.ts'
import { useSharedValues } from './use-shared-values.ts'
import { useShownFields } from './use-shown-fields.ts'
import './canvas.css'
import './palette.css'

/**
 * The blocks of a document beside its preview: an outline of them, and what can be done with the selected one. The same is
 * done on the page itself.
 *
 * @param props.list Name of the document's list of blocks.
 */
export function PageCanvas({ list }: { readonly list: string }): ReactNode {
  const { isLivePreviewing } = useLivePreviewContext()
  useEditHere()
  useSharedValues()
  return isLivePreviewing ? <OpenCanvas list={list} /> : null
}

function OpenCanvas({ list }: { readonly list: string }): ReactNode {
  return <DrawnCanvas list={list} fields={useShownFields()} />
}

const DrawnCanvas = memo(function DrawnCanvas({
  list,
  fields,
}: {
  readonly list: string
  readonly fields: FormState
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const canvas = useCanvas(list, fields)
  const message = useMemo(() => messageOf(canvas, word), [canvas, word])
  const redraw = usePreviewPage(message, canvas)
  usePaletteKey(() => canvas.act({ do: 'add', id: canvas.selected }))
  useAskedCanvas(canvas)
  const isMoving = canvas.moving !== undefined
  const wasMoving = useRef(false)
  useEffect(() => {
    wasMoving.current = isMoving
  }, [isMoving])
  return (
    <section className="page-canvas" aria-label={word({ en: 'Blocks of the page', de: 'Blöcke der Seite' })}>
      <CanvasTools canvas={canvas} />
      {canvas.moving === undefined ? (
        <BlockOutline canvas={canvas} takesFocus={wasMoving.current} />
      ) : (
        <ChoosePlace canvas={canvas} id={canvas.moving} />
      )}
      <SettingsOnPage canvas={canvas} redraw={redraw} />
      {canvas.adding && <Palette canvas={canvas} at={canvas.adding.at} />}
      {canvas.saving !== undefined && <SaveSection canvas={canvas} id={canvas.saving} />}
      {canvas.isComparing && <CompareStates list={list} close={() => canvas.compare(false)} />}
      <PreviewEdge />
      {canvas.pickedFrom && <PickImage canvas={canvas} collection={canvas.pickedFrom} />}
      <output className="page-canvas__said">{canvas.said}</output>
    </section>
  )
})

function messageOf(canvas: Canvas, word: (label: AdminLabel) => string): ToPage {
  const { language, tree, selected, turn, settings, selectedSettings, actions, mayEdit } = canvas
  const { offer, pickable, picked, typed, typedRich, linkToOpen } = canvas
  const blocks = [...tree.blocks.values()].map((node) => ({
    id: node.id,
    title: blockTitle(node),
    ...(node.parent !== undefined && { parent: node.parent }),
  }))
  return {
    type: 'vitrine-canvas',
    language,
    blocks,
    ...(selected !== undefined && { selected }),
    ...(turn !== undefined && { turn }),
    ...(settings.length > 0 && { settings: settings.map(({ of, label }) => ({ of, title: word(label) })) }),
    ...(selectedSettings !== undefined && { selectedSettings }),
    actions,
    ...(mayEdit && { mayDrag: true }),
    ...(offer && { drag: offer }),
    ...(pickable.length > 0 && { pickable }),
    ...(picked && { picked }),
    ...(typed && { typed }),
    ...(typedRich && { typedRich }),
    ...(linkToOpen && { openLink: linkToOpen }),
  }
}
