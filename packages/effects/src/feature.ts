import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { effectTexts } from './content.ts'

/** Headings, figures and sections that move. */
export const feature = defineFeature({
  name: 'effects',
  blocks: declarations,
  site: { blockTexts: [effectTexts] },
})
