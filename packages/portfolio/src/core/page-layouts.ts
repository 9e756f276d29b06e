/** Layouts of a project's page; the first is the default. */
export const PAGE_LAYOUTS = {
  classic: { en: 'Picture above, facts beside the text', de: 'Bild oben, Fakten neben dem Text' },
  gallery: { en: 'Gallery first, then text and facts', de: 'Erst die Galerie, dann Text und Fakten' },
  wide: {
    en: 'Picture over the whole width with the title on it',
    de: 'Bild über die ganze Breite, mit dem Titel darauf',
  },
  split: { en: 'Facts stay beside gallery and text', de: 'Fakten bleiben neben Galerie und Text' },
} as const

export type PageLayout = keyof typeof PAGE_LAYOUTS

export const PAGE_LAYOUT_NAMES = Object.keys(PAGE_LAYOUTS) as [PageLayout, ...PageLayout[]]

/** Forms of the gallery of a project; the first is the usual one. */
export const GALLERY_FORMS = {
  masonry: { en: 'Each picture in its own shape', de: 'Jedes Bild in seiner Form' },
  grid: { en: 'Pictures of the same shape', de: 'Bilder in einer Form' },
  justified: { en: 'Rows of equal height', de: 'Reihen gleicher Höhe' },
  carousel: { en: 'A carousel', de: 'Karussell' },
} as const

export const GALLERY_FORM_NAMES = Object.keys(GALLERY_FORMS) as [
  keyof typeof GALLERY_FORMS,
  ...(keyof typeof GALLERY_FORMS)[],
]
