import { type Length, parseLength } from '../model/layer/length.ts'
import { type Anchor, parsePlace } from '../model/layer/place.ts'
import { atLevel, type Level } from '../model/levels.ts'
import type { Stored } from './stored.ts'

/** What an editor sees while a layer is moved or sized. */
export interface Sight {
  readonly level: Level
  /** CSS pixels of the screen for one of the design grid. */
  readonly scale: number
  /** What places of the layer are measured in, in CSS pixels of the screen. */
  readonly room: { readonly width: number; readonly height: number }
  /** Lines begin at the right. */
  readonly isRtl: boolean
}

/** Fields of a place, by name: what they are to hold from now on. */
export type PlaceChange = Readonly<Record<string, string>>

/** Pixels of the screen, from left to right and down. */
export interface Way {
  readonly x: number
  readonly y: number
}

/** Share of the room, in percent, to which shares are rounded. */
const PERCENT_STEP = 0.1

/** Where a layer stands when it was moved. Lengths that were shares of the room stay such. */
export function movedPlace(layer: Stored, by: Way, sight: Sight): PlaceChange {
  const place = atLevel(parsePlace(layer.place), sight.level)
  const inline = sight.isRtl ? -by.x : by.x
  return {
    ...(by.x !== 0 && {
      dx: along(place.dx, place.x === 'end' ? -inline : inline, sight.room.width, scaleOf(layer.offsets, sight)),
    }),
    ...(by.y !== 0 && {
      dy: along(place.dy, place.y === 'end' ? -by.y : by.y, sight.room.height, scaleOf(layer.offsets, sight)),
    }),
  }
}

/** How large a layer is when it was sized. @param size CSS pixels of the screen; absent: as it was. */
export function sizedPlace(
  layer: Stored,
  size: { readonly width?: number; readonly height?: number },
  sight: Sight,
): PlaceChange {
  const place = atLevel(parsePlace(layer.place), sight.level)
  const scale = scaleOf(layer.responsive, sight)
  const sized = (was: Length | 'auto', pixels: number, room: number) =>
    isShare(was) ? share((100 * pixels) / room) : whole(pixels / scale)
  return {
    ...(size.width !== undefined && { width: sized(place.width, size.width, sight.room.width) }),
    ...(size.height !== undefined && { height: sized(place.height, size.height, sight.room.height) }),
  }
}

/**
 * How large a layer is that is made larger or smaller by a step.
 *
 * @param seen Its size in CSS pixels of the screen: counts where its own is as large as what it holds.
 */
export function steppedPlace(
  layer: Stored,
  by: Way,
  seen: { readonly width: number; readonly height: number },
  sight: Sight,
): PlaceChange {
  const place = atLevel(parsePlace(layer.place), sight.level)
  const scale = scaleOf(layer.responsive, sight)
  const sizeOf = (length: Length | 'auto', shown: number, room: number) =>
    length === 'auto' ? shown : isShare(length) ? (room * Number.parseFloat(length)) / 100 : length * scale
  return sizedPlace(
    layer,
    {
      ...(by.x !== 0 && { width: sizeOf(place.width, seen.width, sight.room.width) + by.x }),
      ...(by.y !== 0 && { height: sizeOf(place.height, seen.height, sight.room.height) + by.y }),
    },
    sight,
  )
}

/** Puts a layer to an edge of its room, or into the middle of it. */
export function alignedPlace(axis: 'x' | 'y', anchor: Anchor): PlaceChange {
  return axis === 'x' ? { x: anchor, dx: '0' } : { y: anchor, dy: '0' }
}

function scaleOf(keeps: unknown, { scale }: Sight): number {
  return keeps === 'keep' ? 1 : scale
}

function along(was: Length, by: number, room: number, scale: number): string {
  if (isShare(was)) return share(Number.parseFloat(was) + (100 * by) / room)
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
