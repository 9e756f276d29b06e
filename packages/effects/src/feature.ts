import { defineFeature } from '@vitrine/kit/feature'
import { effectBlocks, effectTexts, scrollSections, section } from './content.ts'

/** Headings, figures and sections that move. */
export const feature = defineFeature({
  name: 'effects',
  blocks: { plain: effectBlocks, sections: (contents) => [section(contents), scrollSections(contents)] },
  site: { blockTexts: [effectTexts] },
})
