/** Options of the theme beside colours and type. The first of each list is the mildest. */

/** Ratio of each size to the one below it, in narrow and in wide windows. */
export const SCALES = {
  quiet: { label: 'Quiet', narrow: 1.14, wide: 1.22 },
  balanced: { label: 'Balanced', narrow: 1.17, wide: 1.3 },
  strong: { label: 'Strong', narrow: 1.195, wide: 1.374 },
  dramatic: { label: 'Dramatic', narrow: 1.22, wide: 1.42 },
} as const

/** Factor of all spaces from the middle one up. */
export const SPACINGS = {
  compact: { label: 'Compact', factor: 0.75 },
  normal: { label: 'Normal', factor: 1 },
  airy: { label: 'Airy', factor: 1.25 },
} as const

/** Shadows of what lies above the page, such as open menus. */
export const SHADOWS = {
  none: { label: 'None', shadow: 'none' },
  soft: { label: 'Soft', shadow: '0 1.5rem 3rem -1.5rem color-mix(in oklab,var(--color-ink) 35%,transparent)' },
  deep: {
    label: 'Deep',
    shadow:
      '0 .125rem .375rem color-mix(in oklab,var(--color-ink) 12%,transparent),0 1.25rem 2.5rem -.5rem color-mix(in oklab,var(--color-ink) 28%,transparent)',
  },
  hard: { label: 'Hard edge', shadow: '.25rem .25rem 0 var(--color-ink)' },
} as const

/** Fills of buttons. Custom properties that are left out mean ink on paper, as the stylesheets have it. */
export const BUTTONS = {
  solid: { label: 'Ink', tokens: {} },
  accent: {
    label: 'Accent',
    tokens: {
      'button-ground': 'var(--color-accent)',
      'button-ink': 'var(--color-accent-ink)',
      'button-line': 'transparent',
      'button-ground-hover': 'var(--color-ink)',
      'button-ink-hover': 'var(--color-paper)',
    },
  },
  outline: {
    label: 'Outline',
    tokens: {
      'button-ground': 'transparent',
      'button-ink': 'var(--color-ink)',
      'button-ground-hover': 'var(--color-ink)',
      'button-ink-hover': 'var(--color-paper)',
    },
  },
} as const

export const BUTTON_SHAPES = {
  corners: { label: 'Same corners as elsewhere', radius: 'var(--radius)' },
  pill: { label: 'Round ends', radius: '10rem' },
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
