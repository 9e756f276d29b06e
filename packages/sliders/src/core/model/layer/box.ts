import { choice, given, record, within } from '@vitrine/content/core'
import { type PerLevel, parsePerLevel } from '../levels.ts'
import { type Color, type Gradient, parseColor, parseGradient } from '../paint.ts'

/** CSS pixels of the design grid. */
export interface Sides {
  readonly top: number
  readonly end: number
  readonly bottom: number
  readonly start: number
}

/** Fill of a box or a shape. */
export type Paint = Color | Gradient

/** The box of a layer. Lengths are CSS pixels of the design grid. */
export interface Box {
  readonly padding?: Sides
  readonly margin?: Sides
  readonly background?: Paint
  readonly border?: { readonly width: number; readonly style: (typeof BORDER_STYLES)[number]; readonly color: Color }
  /** Corners in the order of {@link Sides}, from the one where top and start meet. */
  readonly radius?: readonly [number, number, number, number]
  readonly shadow?: {
    readonly x: number
    readonly y: number
    readonly blur: number
    readonly spread: number
    readonly color: Color
  }
}

export const BORDER_STYLES = ['solid', 'dashed', 'dotted', 'double'] as const

/** CSS pixels. */
const LIMITS = { side: { min: -1000, max: 1000 }, positive: { min: 0, max: 1000 } } as const

/** Reads the group `box` of a stored layer. */
export function parseBox(raw: unknown): PerLevel<Box> {
  return parsePerLevel<Box>(raw, {}, ({ padding, margin, background, border, radius, shadow }) =>
    given({
      padding: sidesOf(padding, LIMITS.positive),
      margin: sidesOf(margin, LIMITS.side),
      background: parsePaint(background),
      border: borderOf(border),
      radius: radiusOf(radius),
      shadow: shadowOf(shadow),
    }),
  )
}

/** Reads a colour, or a gradient. Undefined: it is neither. */
export function parsePaint(raw: unknown): Paint | undefined {
  return parseColor(raw) ?? parseColor(record(raw).color) ?? parseGradient(record(raw).gradient ?? raw)
}

/** One number counts for every side. */
function sidesOf(raw: unknown, limits: { readonly min: number; readonly max: number }): Sides | undefined {
  const all = within(raw, limits)
  if (all !== undefined) return { top: all, end: all, bottom: all, start: all }
  const { top, end, bottom, start } = record(raw)
  const read = { top: within(top, limits), end: within(end, limits), bottom: within(bottom, limits) }
  const sides = { ...read, start: within(start, limits) }
  if (Object.values(sides).every((side) => side === undefined)) return undefined
  return { top: 0, end: 0, bottom: 0, start: 0, ...given(sides) }
}

function borderOf(raw: unknown): Box['border'] {
  const { width, style, color } = record(raw)
  const [read, paint] = [within(width, LIMITS.positive), parseColor(color)]
  return read && paint ? { width: read, style: choice(style, BORDER_STYLES), color: paint } : undefined
}

function radiusOf(raw: unknown): Box['radius'] {
  const all = within(raw, LIMITS.positive)
  if (all !== undefined) return [all, all, all, all]
  const { topStart, topEnd, bottomEnd, bottomStart } = record(raw)
  const corners = [topStart, topEnd, bottomEnd, bottomStart].map((corner) => within(corner, LIMITS.positive))
  if (corners.every((corner) => corner === undefined)) return undefined
  const [first = 0, second = 0, third = 0, fourth = 0] = corners
  return [first, second, third, fourth]
}

function shadowOf(raw: unknown): Box['shadow'] {
  const { x, y, blur, spread, color } = record(raw)
  const paint = parseColor(color)
  return paint
    ? {
        x: within(x, LIMITS.side) ?? 0,
        y: within(y, LIMITS.side) ?? 8,
        blur: within(blur, LIMITS.positive) ?? 24,
        spread: within(spread, LIMITS.side) ?? 0,
        color: paint,
      }
    : undefined
}
