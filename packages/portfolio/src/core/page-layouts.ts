/** Layouts of a project's page; the first is the default. */
export const PAGE_LAYOUTS = {
  classic: 'Picture above, facts beside the text',
  gallery: 'Gallery first, then text and facts',
  wide: 'Picture over the whole width with the title on it',
  split: 'Facts stay beside gallery and text',
} as const

export type PageLayout = keyof typeof PAGE_LAYOUTS

export const PAGE_LAYOUT_NAMES = Object.keys(PAGE_LAYOUTS) as [PageLayout, ...PageLayout[]]

/** Forms of the gallery of a project; the first is the usual one. */
export const GALLERY_FORMS = {
  masonry: 'Each picture in its own shape',
  grid: 'Pictures of the same shape',
  justified: 'Rows of equal height',
  carousel: 'A carousel',
} as const

export const GALLERY_FORM_NAMES = Object.keys(GALLERY_FORMS) as [
  keyof typeof GALLERY_FORMS,
  ...(keyof typeof GALLERY_FORMS)[],
]
