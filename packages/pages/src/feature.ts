import { defineFeature } from '@vitrine/kit/feature'
import { pagesCollection } from './content/pages.ts'

/** The pages that editors put together, block by block. */
export const feature = defineFeature({
  name: 'pages',
  collections: (blocks) => [pagesCollection({ blocks })],
  livePreview: { collections: ['pages'] },
})
