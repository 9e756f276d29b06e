import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { layerBlocks, slidersCollection, sliderTexts } from './content.ts'

/** Sliders, and carousels of any blocks. */
export const feature = defineFeature({
  name: 'sliders',
  blocks: declarations,
  ownBlocks: layerBlocks,
  collections: () => [slidersCollection],
  site: { blockTexts: [sliderTexts] },
  livePreview: { collections: ['sliders'] },
})
