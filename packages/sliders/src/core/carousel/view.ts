import { choice, record, within } from '@vitrine/content/core'
import type { CarouselKind } from './content.ts'

/** Widths of a carousel, from wide to narrow; where they end is in `LEVEL_WIDTHS`. */
export const ROOMS = ['desktop', 'tablet', 'phone'] as const

export type Room = (typeof ROOMS)[number]

/** Slides side by side. */
export const PER_VIEW = { min: 1, max: 8 } as const

/** Percent of a slide that is to be seen of the next one. */
export const PEEK = { min: 0, max: 50 } as const

export const GAPS = ['normal', 'none', 'small', 'large'] as const
export const TRANSITIONS = ['slide', 'fade', 'rise'] as const

/** How much of a carousel is seen, and how. */
export interface CarouselView {
  /** Whole slides side by side. */
  readonly perView: Readonly<Record<Room, number>>
  /** Percent of a slide; on both sides where slides stand in the middle. */
  readonly peek: number
  readonly gap: (typeof GAPS)[number]
  readonly align: 'start' | 'center'
  /** `free`: it stays where the visitor lets go. */
  readonly snap: 'slide' | 'free'
  /** How one slide takes the place of another. `fade` and `rise` show one at a time. */
  readonly transition: (typeof TRANSITIONS)[number]
  /** Whether it is as high as its shown slide instead of as its highest one; of one slide at a time only. */
  readonly smoothHeight: boolean
  /** Whether it reaches to the edges of the window. */
  readonly bleeds: boolean
}

/** Documents of any kind. */
const CARDS = { perView: { desktop: 3, tablet: 2, phone: 1 }, peek: 15 } as const

const STANDARD: Readonly<Record<CarouselKind, { readonly perView: CarouselView['perView']; readonly peek: number }>> = {
  pictures: { perView: { desktop: 3, tablet: 2, phone: 1 }, peek: 15 },
  logos: { perView: { desktop: 6, tablet: 4, phone: 2 }, peek: 0 },
  voices: { perView: { desktop: 3, tablet: 2, phone: 1 }, peek: 0 },
  pages: CARDS,
  posts: CARDS,
  projects: CARDS,
  blocks: { perView: { desktop: 1, tablet: 1, phone: 1 }, peek: 0 },
}

const ONE = { perView: { desktop: 1, tablet: 1, phone: 1 }, peek: 0 } as const

/** Reads the group `view` of a stored carousel. */
export function parseCarouselView(raw: unknown, kind: CarouselKind): CarouselView {
  const stored = record(raw)
  const transition = choice(stored.transition, TRANSITIONS)
  const standard = STANDARD[kind]
  const count = (room: Room) => Math.round(within(stored[room], PER_VIEW) ?? standard.perView[room])
  const seen =
    transition === 'slide'
      ? {
          perView: { desktop: count('desktop'), tablet: count('tablet'), phone: count('phone') },
          peek: within(stored.peek, PEEK) ?? standard.peek,
        }
      : ONE
  return {
    ...seen,
    transition,
    gap: choice(stored.gap, GAPS),
    align: choice(stored.align, ['start', 'center']),
    snap: choice(stored.snap, ['slide', 'free']),
    smoothHeight: stored.smoothHeight === true && showsOne(seen),
    bleeds: stored.bleeds === true,
  }
}

/** Whether one slide is to be seen at a time, however wide the carousel is. */
export function showsOne({ perView, peek }: Pick<CarouselView, 'perView' | 'peek'>): boolean {
  return peek === 0 && ROOMS.every((room) => perView[room] === 1)
}

/** Slides and the spaces between them that share the width; a part of a slide counts as a part. */
export function sharesOf({ perView, peek, align }: CarouselView, room: Room): { slides: number; gaps: number } {
  const sides = peek === 0 ? 0 : align === 'center' ? 2 : 1
  const whole = perView[room]
  return { slides: whole + (sides * peek) / 100, gaps: whole - 1 + sides }
}
