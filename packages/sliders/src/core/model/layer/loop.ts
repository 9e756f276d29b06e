import { given, record, within } from '@vitrine/content/core'
import { type Easing, parseEasing } from '../easing.ts'

/** Milliseconds of one swing, and of the part of a slide's time that repeats: 2500 to 4500. Specification, section 9. */
export const LOOP_SEGMENT_MS = { from: 2500, to: 4500 } as const

/** Continuous motion about its position while a layer is shown. */
export interface Loop {
  /** CSS pixels of the design grid, along the line and down. */
  readonly x?: number
  readonly y?: number
  /** Degrees. */
  readonly rotate?: number
  /** Share: 1 is its own size. */
  readonly scale?: number
  /** From 0 to 1. */
  readonly opacity?: number
  /** Goes round in a circle of `x` instead; degrees at which it begins. */
  readonly angle?: number
  /** Milliseconds of one swing. */
  readonly duration: number
  readonly easing: Easing
  /** Swings back instead of beginning anew. */
  readonly yoyo: boolean
  /** Times; absent: as long as its slide is shown. */
  readonly repeat?: number
}

/** A part of a slide's time whose frames repeat. Milliseconds. */
export interface LoopSegment {
  readonly from: number
  readonly to: number
  /** Times; absent: as long as its slide is shown. */
  readonly repeat?: number
}

/** Times. */
const REPEAT = { min: 1, max: 10_000 } as const

/** Reads the group `loop` of a stored layer. Undefined: it is still. */
export function parseLoop(raw: unknown): Loop | undefined {
  const { x, y, rotate, scale, opacity, angle, duration, easing, yoyo, repeat } = record(raw)
  const swing = given({
    x: within(x, { min: -2000, max: 2000 }),
    y: within(y, { min: -2000, max: 2000 }),
    rotate: within(rotate, { min: -3600, max: 3600 }),
    scale: within(scale, { min: 0, max: 10 }),
    opacity: within(opacity, { min: 0, max: 1 }),
  })
  if (Object.keys(swing).length === 0) return undefined
  return {
    ...swing,
    duration: within(duration, { min: 100, max: 120_000 }) ?? LOOP_SEGMENT_MS.to - LOOP_SEGMENT_MS.from,
    easing: parseEasing(easing, 'sine.inOut'),
    yoyo: yoyo !== false,
    ...given({ angle: within(angle, { min: -360, max: 360 }), repeat: within(repeat, REPEAT) }),
  }
}

/** Reads the group `layerLoop` of a stored slide. Undefined: its time runs once. */
export function parseLoopSegment(raw: unknown): LoopSegment | undefined {
  const { on, from, to, repeat } = record(raw)
  if (on !== true) return undefined
  const limits = { min: 0, max: 600_000 }
  const start = within(from, limits) ?? LOOP_SEGMENT_MS.from
  const end = within(to, limits) ?? LOOP_SEGMENT_MS.to
  // A shorter one would leave the browser no time for anything else.
  if (end - start < 100) return undefined
  return { from: start, to: end, ...given({ repeat: within(repeat, REPEAT) }) }
}
