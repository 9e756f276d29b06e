'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { blockTitle } from '../core/block-tree.ts'
import type { ToPage } from '../core/messages.ts'
import { BlockOutline } from './block-outline.tsx'
import { CanvasTools } from './canvas-tools.tsx'
import { ChoosePlace } from './choose-place.tsx'
import { Palette } from './palette.tsx'
import { PickImage } from './pick-image.tsx'
import { PreviewEdge } from './preview-edge.tsx'
import { SaveSection } from './save-section.tsx'
import { type Canvas, useCanvas } from './use-canvas.ts'
import { usePreviewPage } from './use-preview-page.ts'
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
  return isLivePreviewing ? <OpenCanvas list={list} /> : null
}

function OpenCanvas({ list }: { readonly list: string }): ReactNode {
  const canvas = useCanvas(list)
  const message = useMemo(() => messageOf(canvas), [canvas])
  usePreviewPage(message, canvas.act)
  const isMoving = canvas.moving !== undefined
  const wasMoving = useRef(false)
  useEffect(() => {
    wasMoving.current = isMoving
  }, [isMoving])
  return (
    <section className="page-canvas" aria-label="Blocks of the page">
      <CanvasTools canvas={canvas} />
      {canvas.moving === undefined ? (
        <BlockOutline canvas={canvas} takesFocus={wasMoving.current} />
      ) : (
        <ChoosePlace canvas={canvas} id={canvas.moving} />
      )}
      {canvas.adding && <Palette canvas={canvas} at={canvas.adding.at} />}
      {canvas.saving !== undefined && <SaveSection canvas={canvas} id={canvas.saving} />}
      <PreviewEdge />
      {canvas.pickedFrom && <PickImage canvas={canvas} collection={canvas.pickedFrom} />}
      <output className="page-canvas__said">{canvas.said}</output>
    </section>
  )
}

function messageOf({ tree, selected, actions, mayEdit, offer, pickable, picked, typed, typedRich }: Canvas): ToPage {
  const blocks = [...tree.blocks.values()].map((node) => ({
    id: node.id,
    title: blockTitle(node),
    ...(node.parent !== undefined && { parent: node.parent }),
  }))
  return {
    type: 'vitrine-canvas',
    blocks,
    ...(selected !== undefined && { selected }),
    actions,
    ...(mayEdit && { mayDrag: true }),
    ...(offer && { drag: offer }),
    ...(pickable.length > 0 && { pickable }),
    ...(picked && { picked }),
    ...(typed && { typed }),
    ...(typedRich && { typedRich }),
  }
}
