import type { Stored } from '@vitrine/canvas/core'
import { type Length, parseLength } from '../model/layer/length.ts'
import { type Anchor, parsePlace } from '../model/layer/place.ts'
import { atLevel, type Level } from '../model/levels.ts'

/** View of an editor who moves or resizes a layer. */
export interface StageView {
  readonly level: Level
  /** CSS pixels of the screen for one of the design grid. */
  readonly scale: number
  /** Reference of the layer's position, in CSS pixels of the screen. */
  readonly area: { readonly width: number; readonly height: number }
  /** Lines begin at the right. */
  readonly isRtl: boolean
}

/** Fields of a place, by name: what they are to hold from now on. */
export type PlaceChange = Readonly<Record<string, string>>

/** Pixels of the screen, from left to right and down. */
export interface Offset {
  readonly x: number
  readonly y: number
}

/** Percentages are rounded to multiples of this. */
const PERCENT_STEP = 0.1

/** Position of a layer that was moved. Percentages stay percentages. */
export function movedPlace(layer: Stored, by: Offset, view: StageView): PlaceChange {
  const place = atLevel(parsePlace(layer.place), view.level)
  const inline = view.isRtl ? -by.x : by.x
  return {
    ...(by.x !== 0 && {
      dx: along(place.dx, place.x === 'end' ? -inline : inline, view.area.width, scaleOf(layer.offsets, view)),
    }),
    ...(by.y !== 0 && {
      dy: along(place.dy, place.y === 'end' ? -by.y : by.y, view.area.height, scaleOf(layer.offsets, view)),
    }),
  }
}

/** Size of a layer that was resized. */
export function sizedPlace(
  layer: Stored,
  size: { readonly width?: number; readonly height?: number },
  view: StageView,
): PlaceChange {
  const place = atLevel(parsePlace(layer.place), view.level)
  const scale = scaleOf(layer.responsive, view)
  const sized = (was: Length | 'auto', pixels: number, extent: number) =>
    isShare(was) ? share((100 * pixels) / extent) : whole(pixels / scale)
  return {
    ...(size.width !== undefined && { width: sized(place.width, size.width, view.area.width) }),
    ...(size.height !== undefined && { height: sized(place.height, size.height, view.area.height) }),
  }
}

/**
 * Size of a layer that is made larger or smaller by a step.
 *
 * @param seen Its size in CSS pixels of the screen: counts where its own is as large as what it holds.
 */
export function steppedPlace(
  layer: Stored,
  by: Offset,
  seen: { readonly width: number; readonly height: number },
  view: StageView,
): PlaceChange {
  const place = atLevel(parsePlace(layer.place), view.level)
  const scale = scaleOf(layer.responsive, view)
  const sizeOf = (length: Length | 'auto', shown: number, extent: number) =>
    length === 'auto' ? shown : isShare(length) ? (extent * Number.parseFloat(length)) / 100 : length * scale
  return sizedPlace(
    layer,
    {
      ...(by.x !== 0 && { width: sizeOf(place.width, seen.width, view.area.width) + by.x }),
      ...(by.y !== 0 && { height: sizeOf(place.height, seen.height, view.area.height) + by.y }),
    },
    view,
  )
}

/** Aligns a layer to an edge of its container, or centres it. */
export function alignedPlace(axis: 'x' | 'y', anchor: Anchor): PlaceChange {
  return axis === 'x' ? { x: anchor, dx: '0' } : { y: anchor, dy: '0' }
}

function scaleOf(keeps: unknown, { scale }: StageView): number {
  return keeps === 'keep' ? 1 : scale
}

function along(was: Length, by: number, extent: number, scale: number): string {
  if (isShare(was)) return share(Number.parseFloat(was) + (100 * by) / extent)
  return whole(was + by / scale)
}

function isShare(length: Length | 'auto'): length is `${number}%` {
  return typeof length === 'string' && length !== 'auto'
}

function share(percent: number): string {
  const text = `${Number((Math.round(percent / PERCENT_STEP) * PERCENT_STEP).toFixed(1))}%`
  return String(parseLength(text) ?? '0%')
}

function whole(pixels: number): string {
  return String(parseLength(Math.round(pixels)) ?? 0)
}
