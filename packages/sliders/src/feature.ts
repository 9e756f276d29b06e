import { defineFeature } from '@vitrine/kit/feature'
import { carousel, sliderBlocks, slidersCollection, sliderTexts } from './content.ts'

/** Sliders, and carousels of any blocks. */
export const feature = defineFeature({
  name: 'sliders',
  blocks: { plain: sliderBlocks, holders: (plain) => [carousel(plain)] },
  collections: () => [slidersCollection],
  site: { blockTexts: [sliderTexts] },
  livePreview: { collections: ['sliders'] },
})
