// Written by `npm run wiring` from features.json. Change that list, not this file.
/** Styles that all pages share, in one file; those of blocks come with the pages that show them, and sheets with the scripts that draw what they style. */
import.meta.glob(
  [
    '../../../../packages/*/src/ui/**/*.css',
    '!../../../../packages/*/src/ui/**/*.{block,sheet}.css',
    '!../../../../packages/members/**',
    '!../../../../packages/shop/**',
    '!../../../../packages/forum/**',
  ],
  { eager: true },
)

/** Islands of the features that are on, by their files. */
export const islands = import.meta.glob([
  '../../../../packages/*/src/{ui,blocks}/**/*.island.tsx',
  '!../../../../packages/members/**',
  '!../../../../packages/shop/**',
  '!../../../../packages/forum/**',
])

/** Enhancers of the features that are on, by their files. A whole module would need the helper that makes an object of it. */
export const enhancers = import.meta.glob([
  '../../../../packages/*/src/{ui,blocks}/**/*.enhancer.ts',
  '!../../../../packages/members/**',
  '!../../../../packages/shop/**',
  '!../../../../packages/forum/**',
], { import: 'enhance' })
