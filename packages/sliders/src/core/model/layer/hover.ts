import { given, record, within } from '@vitrine/content/core'
import { type Easing, parseEasing } from '../easing.ts'
import { type Color, parseColor } from '../paint.ts'

/** Look of a layer while a pointer is over it, or the focus in it. */
export interface Hover {
  /** CSS pixels of the design grid, along the line and down. */
  readonly x?: number
  readonly y?: number
  /** Share: 1 is its own size. */
  readonly scale?: number
  /** Degrees. */
  readonly rotate?: number
  /** From 0 to 1. */
  readonly opacity?: number
  readonly color?: Color
  readonly background?: Color
  /** Percent; 100 is as it is. */
  readonly brightness?: number
  /** Milliseconds. */
  readonly duration: number
  readonly easing: Easing
  /** Shows the pointer of a thing that can be pressed. */
  readonly pointer: boolean
}

/** Milliseconds. */
const DURATION_MS = { default: 300, min: 0, max: 10_000 } as const

/** Reads the group `hover` of a stored layer: `{ to, duration, easing, pointer }`. Undefined: nothing differs. */
export function parseHover(raw: unknown): Hover | undefined {
  const { to, duration, easing, pointer } = record(raw)
  const state = record(to)
  const differs = given({
    x: within(state.x, { min: -500, max: 500 }),
    y: within(state.y, { min: -500, max: 500 }),
    scale: within(state.scale, { min: 0, max: 10 }),
    rotate: within(state.rotate, { min: -360, max: 360 }),
    opacity: within(state.opacity, { min: 0, max: 1 }),
    color: parseColor(state.color),
    background: parseColor(state.background),
    brightness: within(state.brightness, { min: 0, max: 300 }),
  })
  if (Object.keys(differs).length === 0 && pointer !== true) return undefined
  return {
    ...differs,
    duration: within(duration, DURATION_MS) ?? DURATION_MS.default,
    easing: parseEasing(easing, 'power1.out'),
    pointer: pointer === true,
  }
}
