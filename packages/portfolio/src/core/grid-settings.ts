/** Forms that a list of projects may have; the first is the usual one. */
export const LAYOUTS = {
  grid: 'Pictures of one shape',
  masonry: 'Each picture in its own shape',
  tiles: 'Tiles of different sizes',
  list: 'A line for each',
} as const

export type GridLayout = keyof typeof LAYOUTS

export const GRID_LAYOUTS = Object.keys(LAYOUTS) as [GridLayout, ...GridLayout[]]

/** Where the words of a project stand; the first is the usual place. */
export const CAPTIONS = { below: 'Below the picture', over: 'On the picture, under the pointer' } as const

export type Captions = keyof typeof CAPTIONS

export const CAPTION_PLACES = Object.keys(CAPTIONS) as [Captions, ...Captions[]]

/** Columns in a wide window; the first is the usual number. Tiles and lines have none to choose. */
export const COLUMNS = { 3: 'Three', 2: 'Two', 4: 'Four' } as const

export const COLUMN_COUNTS = ['3', '2', '4'] as const satisfies readonly `${keyof typeof COLUMNS}`[]

/** Projects in one part of a list, unless an editor says something else. */
export const PER_PART = 12

/** Most projects in one part of a list. */
export const MAX_PER_PART = 48
