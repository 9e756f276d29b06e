import { choice, record, within } from '@vitrine/content/core'

/** CSS pixels that a finger or pointer drags before the slide changes. Specification, section 9: touch swipe, 75 px. */
export const DRAG_PX = { default: 75, min: 10, max: 1000 } as const

/** Milliseconds between two steps of the wheel. */
export const WHEEL_MS = { default: 1000, min: 100, max: 10_000 } as const

/** Gestures by which visitors move a slider without its buttons. */
export interface Gestures {
  /** True if a finger drags slides, and if a mouse does. */
  readonly touch: boolean
  readonly mouse: boolean
  /** CSS pixels. */
  readonly threshold: number
  readonly direction: 'horizontal' | 'vertical'
  /** Arrow keys, Home and End while the focus is in the slider. */
  readonly keyboard: boolean
  /** `on` leaves the wheel to the page at the first and last slide; `carousel` never does. */
  readonly wheel: 'off' | 'on' | 'carousel'
  /** Milliseconds. */
  readonly wheelDelay: number
}

/** Reads the group `gestures` of a stored slider. */
export function parseGestures(raw: unknown): Gestures {
  const stored = record(raw)
  return {
    touch: stored.touch !== false,
    mouse: stored.mouse === true,
    threshold: within(stored.threshold, DRAG_PX) ?? DRAG_PX.default,
    direction: choice(stored.direction, ['horizontal', 'vertical']),
    keyboard: stored.keyboard !== false,
    wheel: choice(stored.wheel, ['off', 'on', 'carousel']),
    wheelDelay: within(stored.wheelDelay, WHEEL_MS) ?? WHEEL_MS.default,
  }
}
