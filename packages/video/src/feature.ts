import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { videoTexts } from './content.ts'

/** Videos of the site and of others. */
export const feature = defineFeature({
  name: 'video',
  blocks: declarations,
  site: { blockTexts: [videoTexts] },
})
