import { choice, record, within } from '@vitrine/content/core'
import type { CarouselKind } from './content.ts'

/** Milliseconds that a slide stays. Specification, section 9: slideshow 7000. */
export const DELAY_MS = { standard: 7000, min: 1000, max: 600_000 } as const

/** Milliseconds that a change takes. Specification, section 9: slideshow 600. */
export const SPEED_MS = { standard: 600, min: 50, max: 5000 } as const

/** CSS pixels per second. */
export const PACES = { slow: 30, normal: 48, fast: 96 } as const

/** `autoplay` goes on slide by slide, `marquee` glides without end. */
export const MOVES = ['still', 'autoplay', 'marquee'] as const

/** How a carousel goes on: by itself, and when it is asked to. */
export interface CarouselMotion {
  readonly moves: (typeof MOVES)[number]
  /** Milliseconds. */
  readonly delay: number
  /** Milliseconds. */
  readonly speed: number
  /** CSS pixels per second of what glides; below 0 it glides against the reading direction. */
  readonly pace: number
  /** Whether the first slide comes after the last. */
  readonly loop: boolean
  /** Whether it can be dragged with the mouse, too. */
  readonly drag: boolean
  /** Slides that the arrows move by. */
  readonly step: 'one' | 'page'
  readonly pauseOnHover: boolean
}

/** Reads the group `motion` of a stored carousel. */
export function parseCarouselMotion(raw: unknown, kind: CarouselKind): CarouselMotion {
  const stored = record(raw)
  const moves = MOVES.find((name) => name === stored.moves) ?? (kind === 'logos' ? 'marquee' : 'still')
  const pace = PACES[choice(stored.pace, ['normal', 'slow', 'fast'])]
  return {
    moves,
    delay: within(stored.delay, DELAY_MS) ?? DELAY_MS.standard,
    speed: within(stored.speed, SPEED_MS) ?? SPEED_MS.standard,
    pace: stored.backwards === true ? -pace : pace,
    // What glides without end has no end.
    loop: moves === 'marquee' || stored.loop === 'yes' || (stored.loop !== 'no' && moves === 'autoplay'),
    drag: stored.drag === true,
    step: choice(stored.step, ['one', 'page']),
    pauseOnHover: stored.pauseOnHover !== false,
  }
}
