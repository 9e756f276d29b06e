import { defineFeature } from '@vitrine/kit/feature'
import { gate } from './content/gate.ts'
import { pagesCollection } from './content/pages.ts'
import { pageKind } from './core/search-kind.ts'

/** The pages that editors put together, block by block. */
export const feature = defineFeature({
  name: 'pages',
  collections: (blocks) => [pagesCollection({ blocks })],
  globals: () => [gate],
  searchKinds: [pageKind],
  linkTargets: [{ type: 'page', collection: 'pages', choice: 'A page of this site', label: 'Page' }],
  livePreview: { collections: ['pages'] },
  commented: [{ collection: 'pages', isOpen: false }],
  dashboard: {
    firstSteps: [
      {
        title: 'Write your home page',
        text: 'Change its words and images to your own, then publish it.',
        about: { collection: 'pages', conditions: [{ path: { equals: '/' } }] },
      },
    ],
  },
})
