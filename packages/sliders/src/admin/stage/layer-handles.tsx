'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import Moveable from 'react-moveable'
import type { Measured } from './measure.ts'

/** CSS pixels within which a layer is drawn to a line. */
const SNAP_PX = 6

const SNAP_SIDES = { left: true, top: true, right: true, bottom: true, center: true, middle: true } as const

/** Distance of a drag so far, in pixels of the page. */
export interface DragOffset {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
}

/** Handles around the chosen layer, by which it is dragged and sized. Edges and middles draw it. */
export function LayerHandles(props: {
  /** The box of the layer, among those of the others. */
  readonly target: HTMLElement
  readonly measured: Measured
  readonly zoom: number
  readonly onPull: (pull: DragOffset) => void
  readonly onDrop: () => void
}): ReactNode {
  const { target, measured, zoom, onPull, onDrop } = props
  const moveable = useRef<Moveable>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes stand elsewhere after each of these
  useLayoutEffect(() => moveable.current?.updateRect(), [measured, zoom, target])
  const lines = guidelines(measured, zoom)
  const others = [...(target.parentElement?.querySelectorAll<HTMLElement>('.stage-canvas__layer') ?? [])]
  const end = ({ target: box, isDrag }: { readonly target: HTMLElement | SVGElement; readonly isDrag: boolean }) => {
    box.style.transform = ''
    if (isDrag) onDrop()
  }
  return (
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
      snapDirections={SNAP_SIDES}
      elementSnapDirections={SNAP_SIDES}
      verticalGuidelines={lines.vertical}
      horizontalGuidelines={lines.horizontal}
      elementGuidelines={others.filter((element) => element !== target)}
      onDrag={({ target: box, transform, translate: [x = 0, y = 0] }) => {
        box.style.transform = transform
        onPull({ x: x / zoom, y: y / zoom })
      }}
      onDragEnd={end}
      onResize={({ target: box, width, height, direction, drag }) => {
        const [x = 0, y = 0] = drag.translate
        Object.assign(box.style, { width: `${width}px`, height: `${height}px`, transform: drag.transform })
        onPull({
          x: x / zoom,
          y: y / zoom,
          ...(direction[0] !== 0 && { width: width / zoom }),
          ...(direction[1] !== 0 && { height: height / zoom }),
        })
      }}
      onResizeEnd={end}
    />
  )
}

/** Edges and middles of the grid and of the stage, in pixels of the screen. */
function guidelines({ grid, stage }: Measured, zoom: number): { vertical: number[]; horizontal: number[] } {
  const of = (from: number, size: number) => [from, from + size / 2, from + size].map((place) => place * zoom)
  return {
    vertical: [...of(grid.left, grid.width), ...of(stage.left, stage.width)],
    horizontal: [...of(grid.top, grid.height), ...of(stage.top, stage.height)],
  }
}
