import { defineFeature } from '@vitrine/kit/feature'
import { portfolioSettings, projectCategories, projectGrid, projectsCollection } from './content.ts'
import { projectKind } from './core/search-kind.ts'

/** Projects and their categories. */
export const feature = defineFeature({
  name: 'portfolio',
  blocks: { plain: [projectGrid] },
  collections: (blocks) => [projectsCollection({ blocks }), projectCategories],
  globals: () => [portfolioSettings],
  searchKinds: [projectKind],
  linkTargets: [{ type: 'project', collection: 'projects', choice: 'A project', label: 'Project' }],
  livePreview: { collections: ['projects'] },
})
