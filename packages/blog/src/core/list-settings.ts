/** Forms that a list of posts may have; the first is the usual one. */
export const LAYOUTS = {
  list: 'A line for each',
  grid: 'Cards in a grid',
  masonry: 'Cards of their own heights',
  timeline: 'Along a line of time',
  large: 'Large, one below the other',
} as const

export type ListLayout = keyof typeof LAYOUTS

export const LIST_LAYOUTS = Object.keys(LAYOUTS) as [ListLayout, ...ListLayout[]]

/** Posts in one part of a list, unless an editor says something else. */
export const PER_PART = 10

/** Most posts in one part of a list. */
export const MAX_PER_PART = 48
