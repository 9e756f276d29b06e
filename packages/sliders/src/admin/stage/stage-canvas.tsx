'use client'

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import Moveable from 'react-moveable'
import type { LayerNode } from '../../core/stage/layer-tree.ts'
import { movedPlace, type PlaceChange, type Sight, sizedPlace } from '../../core/stage/placing.ts'
import type { Stored } from '../../core/stage/stored.ts'
import type { LevelWindow } from './levels.ts'
import { type Box, follow, type Measured, measure } from './measure.ts'
import { kindOf } from './new-layer.ts'
import { poorWords } from './read-words.ts'
import { showMoment } from './show-moment.ts'
import { StagePage } from './stage-page.tsx'
import { useZoom } from './use-zoom.ts'

/** CSS pixels within which a layer is drawn to a line. */
const SNAP_PX = 6

/** What a drag has done so far, in pixels of the page. */
interface Pull {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
}

/** A slide at rest, with its layers to be picked, dragged and sized. */
export function StageCanvas(props: {
  readonly title: string
  readonly data: Stored
  readonly window: LevelWindow
  /** Its surroundings have a height of their own. */
  readonly isBounded: boolean
  /** The slider is as high as its window. */
  readonly fillsWindow: boolean
  readonly layers: readonly LayerNode[]
  /** Milliseconds that the slide is shown, and the moment of them that is to be seen; undefined: at rest. */
  readonly slideMs: number
  readonly moment: number | undefined
  readonly chosen: LayerNode | undefined
  readonly onChoose: (layer: LayerNode | undefined) => void
  readonly onPlace: (layer: LayerNode, change: PlaceChange) => void
  readonly onMeasured: (measured: Measured | undefined) => void
  /** Is told the contrast of words that are hard to read, by the id of their layer. */
  readonly onPoorWords: (poor: ReadonlyMap<string, number>) => void
}): ReactNode {
  const {
    title,
    data,
    window: room,
    isBounded,
    fillsWindow,
    layers,
    slideMs,
    moment,
    chosen,
    onChoose,
    onPlace,
    onMeasured,
    onPoorWords,
  } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const outer = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<Measured>()
  const [height, setHeight] = useState(room.height)
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const pull = useRef<Pull | undefined>(undefined)
  const moveable = useRef<Moveable>(null)
  const zoom = useZoom(outer, { width: room.width, height: isBounded ? height : undefined })

  const look = useCallback(() => {
    // What is being dragged stands where the hand has it.
    if (pull.current) return
    const page = frame.current?.contentDocument
    const seen = page ? measure(page) : undefined
    setMeasured((before) => (isSame(before, seen) ? before : seen))
    if (page) onPoorWords(poorWords(page))
    if (seen && !fillsWindow) setHeight(Math.max(1, Math.ceil(seen.stage.top + seen.stage.height)))
  }, [fillsWindow, onPoorWords])

  useEffect(() => onMeasured(measured), [measured, onMeasured])
  useEffect(() => {
    if (fillsWindow) setHeight(room.height)
  }, [fillsWindow, room])
  const begin = useFrameChanges(frame, look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was drawn anew shows its layers at rest
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) showMoment(page, layers, slideMs, moment)
  }, [layers, slideMs, moment, measured])
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes stand elsewhere after each of these
  useLayoutEffect(() => moveable.current?.updateRect(), [measured, zoom, target])

  const sight: Sight | undefined = measured && chosen && sightOf(measured, chosen, room.level)
  const pulled = (to: Pull) => {
    pull.current = to
    const page = frame.current?.contentDocument
    if (page && chosen) follow(page, chosen.id, to)
  }
  const drop = () => {
    const by = pull.current
    pull.current = undefined
    if (!by || !chosen || !sight) return
    // The page follows in a moment; until then it stays where it was put.
    setMeasured((before) => before && withPull(before, chosen.id, by))
    const place = { ...movedPlace(chosen.stored, by, sight), ...sizedPlace(chosen.stored, by, sight) }
    if (Object.keys(place).length > 0) onPlace(chosen, place)
  }
  const scaled = (box: Box) => ({
    left: box.left * zoom,
    top: box.top * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
  })
  const lines = measured ? guidelines(measured, zoom) : { vertical: [], horizontal: [] }

  return (
    <div className="stage-canvas" ref={outer}>
      <div className="stage-canvas__window" style={{ width: room.width * zoom, height: height * zoom }}>
        <StagePage
          frame={frame}
          title={title}
          data={data}
          width={room.width}
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
          {measured && <div className="stage-canvas__grid" style={scaled(measured.grid)} />}
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
                aria-label={nameOf(layer)}
                aria-pressed={isChosen}
                style={scaled(box)}
                onFocus={() => onChoose(layer)}
                onPointerDown={() => onChoose(layer)}
              />
            )
          })}
          {target && chosen?.isPlaced && measured?.layers.has(chosen.id) && (
            <Moveable
              ref={moveable}
              target={target}
              draggable
              resizable
              origin={false}
              throttleDrag={0}
              snappable
              snapThreshold={SNAP_PX}
              isDisplaySnapDigit={false}
              snapDirections={{ left: true, top: true, right: true, bottom: true, center: true, middle: true }}
              elementSnapDirections={{ left: true, top: true, right: true, bottom: true, center: true, middle: true }}
              verticalGuidelines={lines.vertical}
              horizontalGuidelines={lines.horizontal}
              elementGuidelines={[
                ...(outer.current?.querySelectorAll<HTMLElement>('.stage-canvas__layer') ?? []),
              ].filter((element) => element !== target)}
              onDrag={({ target: box, transform, translate: [x = 0, y = 0] }) => {
                box.style.transform = transform
                pulled({ x: x / zoom, y: y / zoom })
              }}
              onDragEnd={({ target: box, isDrag }) => {
                box.style.transform = ''
                if (isDrag) drop()
              }}
              onResize={({ target: box, width, height: high, direction, drag }) => {
                const [x = 0, y = 0] = drag.translate
                Object.assign(box.style, { width: `${width}px`, height: `${high}px`, transform: drag.transform })
                pulled({
                  x: x / zoom,
                  y: y / zoom,
                  ...(direction[0] !== 0 && { width: width / zoom }),
                  ...(direction[1] !== 0 && { height: high / zoom }),
                })
              }}
              onResizeEnd={({ target: box, isDrag }) => {
                box.style.transform = ''
                if (isDrag) drop()
              }}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** What an editor reads of a layer. */
export function nameOf({ kind, label }: LayerNode): string {
  const name = kindOf(kind)?.label ?? 'Layer'
  return label ? `${name}: ${label}` : name
}

export function sightOf(measured: Measured, layer: LayerNode, level: Sight['level']): Sight | undefined {
  const room = measured.layers.get(layer.id)?.room
  return room && { level, room, scale: measured.scale, isRtl: measured.isRtl }
}

function withPull(measured: Measured, id: string, { x, y, width, height }: Pull): Measured {
  const box = measured.layers.get(id)
  if (!box) return measured
  const moved = {
    ...box,
    left: box.left + x,
    top: box.top + y,
    width: width ?? box.width,
    height: height ?? box.height,
  }
  return { ...measured, layers: new Map(measured.layers).set(id, moved) }
}

/** Edges and middles of the grid and of the stage, in pixels of the screen. */
function guidelines({ grid, stage }: Measured, zoom: number): { vertical: number[]; horizontal: number[] } {
  const of = (from: number, size: number) => [from, from + size / 2, from + size].map((place) => place * zoom)
  return {
    vertical: [...of(grid.left, grid.width), ...of(stage.left, stage.width)],
    horizontal: [...of(grid.top, grid.height), ...of(stage.top, stage.height)],
  }
}

/** What is the same need not be drawn again. */
function isSame(one: Measured | undefined, other: Measured | undefined): boolean {
  const text = (measured: Measured | undefined) =>
    JSON.stringify(measured && { ...measured, layers: [...measured.layers] })
  return text(one) === text(other)
}

/** @returns What is to be called when the page has loaded: it is looked at again when it or a part of it changes size. */
function useFrameChanges(frame: { readonly current: HTMLIFrameElement | null }, look: () => void): () => void {
  const watch = useRef<ResizeObserver | undefined>(undefined)
  useEffect(() => () => watch.current?.disconnect(), [])
  return () => {
    const page = frame.current?.contentDocument
    if (!page?.body) return
    watch.current?.disconnect()
    watch.current = new ResizeObserver(look)
    watch.current.observe(page.body)
    page.addEventListener('load', look, { capture: true })
    page.fonts.ready.then(look, () => {})
    look()
  }
}
