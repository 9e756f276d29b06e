/**
 * Names of all measures, in the order in which they run: each is a file in `measure/` that exports `measure`. Budgets and
 * peers name the one that gives their figure in `by`.
 */
export const MEASURES = /** @type {const} */ ([
  'start',
  'fresh-start',
  'demo',
  'cached-page',
  'peers',
  'bytes',
  'lighthouse',
  'behaviours',
  'validation',
  'scrolling',
  'lightbox',
  'sliders',
  'render',
  'queries',
  'hit-rate',
  'publish',
  'canvas',
  'uploads',
  'submissions',
  'import',
  'import-images',
  'import-visitors',
  'search',
  'forum',
  'shop',
])
