/** Forms that a list of projects may have; the first is the usual one. */
export const LAYOUTS = {
  grid: { en: 'Images of the same shape', de: 'Bilder in einer Form' },
  masonry: { en: 'Each image in its own shape', de: 'Jedes Bild in seiner Form' },
  tiles: { en: 'Tiles of different sizes', de: 'Kacheln verschiedener Größe' },
  list: { en: 'One line each', de: 'Eine Zeile für jedes' },
  names: {
    en: 'Large names, with the image of the one under the pointer',
    de: 'Große Namen, mit dem Bild zu dem unter dem Zeiger',
  },
} as const

export type GridLayout = keyof typeof LAYOUTS

export const GRID_LAYOUTS = Object.keys(LAYOUTS) as [GridLayout, ...GridLayout[]]

/** Positions of a project's caption; the first is the default. */
export const CAPTIONS = {
  below: { en: 'Below the image', de: 'Unter dem Bild' },
  over: { en: 'On the image, on hover', de: 'Auf dem Bild, unter dem Zeiger' },
} as const

export type Captions = keyof typeof CAPTIONS

export const CAPTION_PLACES = Object.keys(CAPTIONS) as [Captions, ...Captions[]]

/** Columns in a wide window. Tiles and lines have none to choose. */
export const COLUMNS = {
  '2': { en: 'Two', de: 'Zwei' },
  '3': { en: 'Three', de: 'Drei' },
  '4': { en: 'Four', de: 'Vier' },
} as const

export type Columns = keyof typeof COLUMNS

/** The first is the usual number. */
export const COLUMN_COUNTS = ['3', '2', '4'] as const satisfies readonly Columns[]

/** Projects in one part of a list, unless an editor says something else. */
export const PER_PAGE = 12

/** Most projects in one part of a list. */
export const MAX_PER_PAGE = 48
