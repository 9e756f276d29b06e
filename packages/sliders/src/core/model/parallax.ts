import { choice, record, within } from '@vitrine/content/core'

/** Depths of layers and images: they lag behind what is in front of them. 1 moves least. */
export const PARALLAX_LEVELS = { min: 1, max: 15 } as const

/** Milliseconds in which what has depth comes to where the pointer has it. */
export const FOLLOW_MS = { default: 400, min: 0, max: 5000 } as const

/** Shares of the stage that the first and the last level lag behind by. */
const DEPTHS = { first: 0.05, last: 0.55 } as const

/** Movement of the layers and images that chose a depth. */
export interface Parallax {
  /** `scroll`: while the slider is scrolled away. `pointer`: against a pointer over the slider. */
  readonly by: (typeof PARALLAX_BY)[number]
  /** Origin of the pointer's distance: where it entered, or the middle of the slider. */
  readonly origin: (typeof ORIGINS)[number]
  /** Milliseconds; see {@link FOLLOW_MS}. */
  readonly speed: number
  /** Milliseconds in which they are back in their places after the pointer has left. */
  readonly speedBack: number
}

export const PARALLAX_BY = ['both', 'scroll', 'pointer'] as const
export const ORIGINS = ['entry', 'center'] as const

/** Reads the block `sliderParallax` of a stored slider. Without one, scrolling alone moves what has depth. */
export function parseParallax(raw: unknown): Parallax {
  const stored = record(raw)
  const speed = within(stored.speed, FOLLOW_MS) ?? FOLLOW_MS.default
  return {
    by: raw === undefined ? 'scroll' : choice(stored.by, PARALLAX_BY),
    origin: choice(stored.origin, ORIGINS),
    speed,
    speedBack: within(stored.speedBack, FOLLOW_MS) ?? speed,
  }
}

/** Share of the stage, and of the way of the pointer, that a level is moved by: 0.05 to 0.55. */
export function depthOf(level: number): string {
  const { min, max } = PARALLAX_LEVELS
  return (DEPTHS.first + ((DEPTHS.last - DEPTHS.first) * (level - min)) / (max - min)).toFixed(3)
}
