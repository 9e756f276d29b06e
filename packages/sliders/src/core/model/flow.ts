import { record, within } from '@vitrine/content/core'

/** Milliseconds that a slide is shown. Specification, section 9: slide duration 9000 ms. */
export const DURATION_MS = { default: 9000, min: 500, max: 600_000 } as const

/** Milliseconds within which a second wish to play or pause is the same one. Specification, section 9. */
export const TOGGLE_GUARD_MS = 250

/** Milliseconds between two steps of a held key. Specification, section 9: keyboard repeat guard 1 s. */
export const KEY_REPEAT_MS = 1000

/** Automatic playing of a slider. */
export interface Flow {
  readonly autoplay: boolean
  /** Milliseconds; a slide may say otherwise. */
  readonly duration: number
  /** From 1. */
  readonly startSlide: number
  /** True if the first slide follows the last. */
  readonly loop: boolean
  /** Rounds after which it stays; undefined: it never does. */
  readonly stopAfterLoops?: number
  /** Slide, from 1, at which it stays in its last round; the last one where absent. */
  readonly stopAtSlide?: number
  readonly shuffle: boolean
  readonly pauseOnHover: boolean
  readonly pauseOnFocus: boolean
  /** Plays from its first moment in view; undefined: from its start. A share of its height, 0 to 1. */
  readonly waitForView?: number
}

/** Reads the group `flow` of a stored slider. */
export function parseFlow(raw: unknown): Flow {
  const stored = record(raw)
  const count = (value: unknown, min: number) => within(value, { min, max: 1000 })
  const stopAfterLoops = count(stored.stopAfterLoops, 0)
  const stopAtSlide = count(stored.stopAtSlide, 1)
  return {
    autoplay: stored.autoplay !== false,
    duration: within(stored.duration, DURATION_MS) ?? DURATION_MS.default,
    startSlide: count(stored.startSlide, 1) ?? 1,
    loop: stored.loop !== false,
    shuffle: stored.shuffle === true,
    pauseOnHover: stored.pauseOnHover !== false,
    pauseOnFocus: stored.pauseOnFocus !== false,
    ...(stopAfterLoops !== undefined && { stopAfterLoops }),
    ...(stopAtSlide !== undefined && { stopAtSlide }),
    ...(stored.waitForView === true && {
      waitForView: (within(stored.visibleArea, { min: 0, max: 100 }) ?? 40) / 100,
    }),
  }
}
