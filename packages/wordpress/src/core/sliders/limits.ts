/** Layers of one slide that are looked at. */
export const MAX_SOURCE_LAYERS = 500

/** Bounds of a document of `sliders`. */
export const SLIDER_LIMITS = {
  slides: 60,
  /** Layers of one slide, those in groups and rows with them. */
  layers: 40,
  columns: 6,
  /** Frames between coming and going. */
  frames: 18,
  actions: 20,
  /** Sets of layers above the slides. */
  sets: 5,
  params: 10,
  transitions: 20,
  /** Bytes of the slides as JSON. */
  bytes: 400 * 1024,
  title: 200,
  description: 300,
  words: 300,
  label: 100,
  name: 100,
  alt: 300,
  /** Characters of a text with markup. */
  text: 20_000,
} as const

/** Characters of a settings file that are read. */
export const MAX_SETTINGS_LENGTH = 30_000_000
