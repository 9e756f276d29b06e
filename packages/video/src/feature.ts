import { defineFeature } from '@vitrine/kit/feature'
import { videoBlocks, videoTexts } from './content.ts'

/** Videos of the site and of others. */
export const feature = defineFeature({
  name: 'video',
  blocks: { plain: videoBlocks },
  site: { blockTexts: [videoTexts] },
})
