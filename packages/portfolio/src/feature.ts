import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { portfolioSettings, projectCategories, projectsCollection } from './content.ts'
import { projectKind } from './core/search-kind.ts'

/** Projects and their categories. */
export const feature = defineFeature({
  name: 'portfolio',
  blocks: declarations,
  collections: (blocks) => [projectsCollection({ blocks }), projectCategories],
  globals: () => [portfolioSettings],
  searchKinds: [projectKind],
  linkTargets: [
    {
      type: 'project',
      collection: 'projects',
      choice: { en: 'A project', de: 'Ein Projekt' },
      label: { en: 'Project', de: 'Projekt' },
    },
  ],
  livePreview: { collections: ['projects'] },
  commented: [{ collection: 'projects', isOpen: false }],
})
