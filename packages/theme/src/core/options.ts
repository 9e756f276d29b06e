/** Options of the theme beside colours and type. The first of each list is the mildest. */

/** Ratio of each size to the one below it, in narrow and in wide windows. */
export const SCALES = {
  quiet: { label: { en: 'Quiet', de: 'Zurückhaltend' }, narrow: 1.14, wide: 1.22 },
  balanced: { label: { en: 'Balanced', de: 'Ausgewogen' }, narrow: 1.17, wide: 1.3 },
  strong: { label: { en: 'Strong', de: 'Stark' }, narrow: 1.195, wide: 1.374 },
  dramatic: { label: { en: 'Dramatic', de: 'Dramatisch' }, narrow: 1.22, wide: 1.42 },
} as const

/** Factor of all spaces from the middle one up. */
export const SPACINGS = {
  compact: { label: { en: 'Compact', de: 'Kompakt' }, factor: 0.75 },
  normal: { label: 'Normal', factor: 1 },
  airy: { label: { en: 'Airy', de: 'Luftig' }, factor: 1.25 },
} as const

/** Shadows of what lies above the page, such as open menus. */
export const SHADOWS = {
  none: { label: { en: 'None', de: 'Keine' }, shadow: 'none' },
  soft: {
    label: { en: 'Soft', de: 'Weich' },
    shadow: '0 1.5rem 3rem -1.5rem color-mix(in oklab,var(--color-ink) 35%,transparent)',
  },
  deep: {
    label: { en: 'Deep', de: 'Tief' },
    shadow:
      '0 .125rem .375rem color-mix(in oklab,var(--color-ink) 12%,transparent),0 1.25rem 2.5rem -.5rem color-mix(in oklab,var(--color-ink) 28%,transparent)',
  },
  hard: { label: { en: 'Hard edge', de: 'Harte Kante' }, shadow: '.25rem .25rem 0 var(--color-ink)' },
} as const

/** Fills of buttons. Custom properties that are left out mean ink on paper, as the stylesheets have it. */
export const BUTTONS = {
  solid: { label: { en: 'Ink', de: 'Textfarbe' }, tokens: {} },
  accent: {
    label: { en: 'Accent', de: 'Akzent' },
    tokens: {
      'button-ground': 'var(--color-accent)',
      'button-ink': 'var(--color-accent-ink)',
      'button-line': 'transparent',
      'button-ground-hover': 'var(--color-ink)',
      'button-ink-hover': 'var(--color-paper)',
    },
  },
  outline: {
    label: { en: 'Outline', de: 'Umrandet' },
    tokens: {
      'button-ground': 'transparent',
      'button-ink': 'var(--color-ink)',
      'button-ground-hover': 'var(--color-ink)',
      'button-ink-hover': 'var(--color-paper)',
    },
  },
} as const

export const BUTTON_SHAPES = {
  corners: { label: { en: 'Same corners as elsewhere', de: 'Ecken wie überall' }, radius: 'var(--radius)' },
  pill: { label: { en: 'Round ends', de: 'Runde Enden' }, radius: '10rem' },
} as const

/** Bounds of the numbers that an editor may give. */
export const RANGES = {
  /** Pixels. */
  radius: { min: 0, max: 32 },
  /** Pixels of the text on wide windows. */
  baseSize: { min: 15, max: 22 },
  /** Headings are not smaller than text times this. */
  headingFactor: { min: 1, max: 3 },
  headingSensitivity: { min: 0, max: 1 },
} as const
