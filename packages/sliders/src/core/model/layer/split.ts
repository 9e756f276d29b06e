import { choice, record, within } from '@vitrine/content/core'

export const SPLIT_BY = ['chars', 'words', 'lines'] as const

export const SPLIT_DIRECTIONS = ['forward', 'backward', 'middleToEdge', 'edgeToMiddle', 'random', 'oddEven'] as const

/** Milliseconds between two pieces. */
export const STAGGER_MS = { default: 50, min: 0, max: 2000 } as const

/** A text that moves in pieces. */
export interface Split {
  readonly by: (typeof SPLIT_BY)[number]
  /** Milliseconds between two pieces. */
  readonly stagger: number
  /** Order in which they start. */
  readonly direction: (typeof SPLIT_DIRECTIONS)[number]
}

/** Reads the group `split` of a stored frame. Undefined: the layer moves as one. */
export function parseSplit(raw: unknown): Split | undefined {
  const { by, stagger, direction } = record(raw)
  const unit = SPLIT_BY.find((name) => name === by)
  return (
    unit && {
      by: unit,
      stagger: within(stagger, STAGGER_MS) ?? STAGGER_MS.default,
      direction: choice(direction, SPLIT_DIRECTIONS),
    }
  )
}
