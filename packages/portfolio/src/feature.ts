import { defineFeature } from '@vitrine/kit/feature'
import { portfolioSettings, projectCategories, projectGrid, projectsCollection } from './content.ts'

/** Projects and their categories. */
export const feature = defineFeature({
  name: 'portfolio',
  blocks: { plain: [projectGrid] },
  collections: (blocks) => [projectsCollection({ blocks }), projectCategories],
  globals: () => [portfolioSettings],
  livePreview: { collections: ['projects'] },
})
