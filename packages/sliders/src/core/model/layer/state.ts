import { given, record, within } from '@vitrine/content/core'
import { type Amount, parseAmount } from './amount.ts'

/** Sides of the stage that a layer may come from: just outside of it. */
export const EDGES = ['start', 'end', 'top', 'bottom'] as const

/** CSS pixels of the design grid, percent of the layer's own size, or beyond an edge of the stage. */
export type Move = Amount | { readonly percent: Amount } | (typeof EDGES)[number]

/**
 * Difference of a layer from its position at a moment; absent properties are those of its position. `x` runs along the
 * line, so it is mirrored where lines run from right to left.
 */
export interface State {
  readonly x?: Move
  readonly y?: Move
  readonly z?: Amount
  /** Shares: 1 is its own size. */
  readonly scaleX?: Amount
  readonly scaleY?: Amount
  /** Degrees, here and below. */
  readonly rotateX?: Amount
  readonly rotateY?: Amount
  readonly rotateZ?: Amount
  readonly skewX?: Amount
  readonly skewY?: Amount
  /** From 0 to 1. */
  readonly opacity?: Amount
  /** CSS pixels. */
  readonly blur?: Amount
  /** Percent; 100 is as it is. */
  readonly brightness?: Amount
  /** Percent; 0 is as it is. */
  readonly grayscale?: Amount
  /** Clipping of its sides, in percent of its size: top, end, bottom, start. */
  readonly clip?: readonly [number, number, number, number]
  /** Sideways values are turned round while the slider goes backwards. */
  readonly mirrored?: true
}

const LIMITS = {
  move: { min: -8000, max: 8000 },
  scale: { min: 0, max: 20 },
  degrees: { min: -3600, max: 3600 },
  skew: { min: -89, max: 89 },
  opacity: { min: 0, max: 1 },
  blur: { min: 0, max: 100 },
  percent: { min: 0, max: 1000 },
} as const

/** Reads the group `state` of a stored frame. */
export function parseState(raw: unknown): State {
  const stored = record(raw)
  return given({
    x: moveOf(stored.x, ['start', 'end']),
    y: moveOf(stored.y, ['top', 'bottom']),
    z: parseAmount(stored.z, LIMITS.move),
    scaleX: parseAmount(stored.scaleX, LIMITS.scale),
    scaleY: parseAmount(stored.scaleY, LIMITS.scale),
    rotateX: parseAmount(stored.rotateX, LIMITS.degrees),
    rotateY: parseAmount(stored.rotateY, LIMITS.degrees),
    rotateZ: parseAmount(stored.rotateZ, LIMITS.degrees),
    skewX: parseAmount(stored.skewX, LIMITS.skew),
    skewY: parseAmount(stored.skewY, LIMITS.skew),
    opacity: parseAmount(stored.opacity, LIMITS.opacity),
    blur: parseAmount(stored.blur, LIMITS.blur),
    brightness: parseAmount(stored.brightness, LIMITS.percent),
    grayscale: parseAmount(stored.grayscale, { min: 0, max: 100 }),
    clip: clipOf(stored.clip),
    mirrored: stored.mirrored === true ? true : undefined,
  })
}

function moveOf(raw: unknown, edges: readonly (typeof EDGES)[number][]): Move | undefined {
  const edge = edges.find((name) => name === raw)
  if (edge) return edge
  if (typeof raw !== 'string' || !raw.trim().endsWith('%')) return parseAmount(raw, LIMITS.move)
  const percent = parseAmount(raw.replaceAll('%', ''), LIMITS.move)
  return percent === undefined ? undefined : { percent }
}

function clipOf(raw: unknown): State['clip'] {
  const { top, end, bottom, start } = record(raw)
  const sides = [top, end, bottom, start].map((side) => within(side, { min: 0, max: 100 }))
  if (sides.every((side) => side === undefined)) return undefined
  const [first = 0, second = 0, third = 0, fourth = 0] = sides
  return [first, second, third, fourth]
}
