'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Stored } from '@vitrine/canvas/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LayerNode } from '../../core/stage/layer-tree.ts'
import { movedPlace, type PlaceChange, sizedPlace } from '../../core/stage/placing.ts'
import { type DragOffset, LayerHandles } from './layer-handles.tsx'
import { nameOf } from './layer-name.ts'
import type { LevelWindow } from './levels.ts'
import { type Box, follow, type Measured, stageViewOf } from './measure.ts'
import { showMoment } from './show-moment.ts'
import { StagePage } from './stage-page.tsx'
import { useMeasuredPage } from './use-measured-page.ts'
import { useZoom } from './use-zoom.ts'

/** A slide at rest, with its layers to be picked, dragged and sized. */
export function StageCanvas(props: {
  readonly title: string
  readonly data: Stored
  readonly window: LevelWindow
  /** True if the element around it has a height of its own. */
  readonly isBounded: boolean
  /** The slider is as high as its window. */
  readonly fillsWindow: boolean
  readonly layers: readonly LayerNode[]
  /** Milliseconds that the slide is shown, and the moment of them that is visible; undefined: at rest. */
  readonly slideMs: number
  readonly moment: number | undefined
  readonly chosen: LayerNode | undefined
  readonly onChoose: (layer: LayerNode | undefined) => void
  readonly onPlace: (layer: LayerNode, change: PlaceChange) => void
  readonly onMeasured: (measured: Measured | undefined) => void
  /** Called with the contrast of words that are hard to read, by the id of their layer. */
  readonly onPoorWords: (poor: ReadonlyMap<string, number>) => void
}): ReactNode {
  const { title, data, window: viewport, isBounded, layers, slideMs, moment, chosen, onChoose, onPlace } = props
  const { i18n } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const outer = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const pull = useRef<DragOffset | undefined>(undefined)
  const { measured, height, look, begin, keep } = useMeasuredPage(frame, pull, props)
  const zoom = useZoom(outer, { width: viewport.width, height: isBounded ? height : undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was drawn anew shows its layers at rest
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) showMoment(page, layers, slideMs, moment)
  }, [layers, slideMs, moment, measured])

  const pulled = (to: DragOffset) => {
    pull.current = to
    const page = frame.current?.contentDocument
    if (page && chosen) follow(page, chosen.id, to)
  }
  const drop = () => {
    const by = pull.current
    pull.current = undefined
    const sight = measured && chosen && stageViewOf(measured, chosen, viewport.level)
    if (!by || !chosen || !sight) return
    keep(chosen.id, by)
    const place = { ...movedPlace(chosen.stored, by, sight), ...sizedPlace(chosen.stored, by, sight) }
    if (Object.keys(place).length > 0) onPlace(chosen, place)
  }
  return (
    <div className="stage-canvas" ref={outer}>
      <div className="stage-canvas__window" style={{ width: viewport.width * zoom, height: height * zoom }}>
        <StagePage
          frame={frame}
          title={title}
          data={data}
          width={viewport.width}
          height={height}
          zoom={zoom}
          onLoad={begin}
          onShown={look}
        />
        <div
          className="stage-canvas__layers"
          onPointerDown={({ target: pressed, currentTarget }) => {
            if (pressed === currentTarget) onChoose(undefined)
          }}
        >
          {measured && <div className="stage-canvas__grid" style={scaled(measured.grid, zoom)} />}
          {layers.map((layer) => {
            const box = measured?.layers.get(layer.id)
            if (!box) return null
            const isChosen = layer.id === chosen?.id
            return (
              <button
                key={layer.id}
                ref={isChosen ? setTarget : undefined}
                type="button"
                className="stage-canvas__layer"
                aria-label={nameOf(layer, i18n.language)}
                aria-pressed={isChosen}
                style={scaled(box, zoom)}
                onFocus={() => onChoose(layer)}
                onPointerDown={() => onChoose(layer)}
              />
            )
          })}
          {target && chosen?.isPlaced && measured?.layers.has(chosen.id) && (
            <LayerHandles target={target} measured={measured} zoom={zoom} onPull={pulled} onDrop={drop} />
          )}
        </div>
      </div>
    </div>
  )
}

function scaled({ left, top, width, height }: Box, zoom: number): Box {
  return { left: left * zoom, top: top * zoom, width: width * zoom, height: height * zoom }
}
