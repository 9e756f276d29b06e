/** Forms that a list of posts may have; the first is the usual one. */
export const LAYOUTS = {
  list: { en: 'One line each', de: 'Eine Zeile für jeden' },
  grid: { en: 'Cards in a grid', de: 'Karten in einem Raster' },
  masonry: { en: 'Cards of different heights', de: 'Karten in eigener Höhe' },
  timeline: { en: 'Along a timeline', de: 'An einer Zeitlinie' },
  large: { en: 'Large, one below the other', de: 'Groß, einer unter dem anderen' },
} as const

export type ListLayout = keyof typeof LAYOUTS

export const LIST_LAYOUTS = Object.keys(LAYOUTS) as [ListLayout, ...ListLayout[]]

/** Posts in one part of a list, unless an editor says something else. */
export const PER_PAGE = 10

/** Most posts in one part of a list. */
export const MAX_PER_PAGE = 48
