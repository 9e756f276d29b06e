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
  linkTargets: [
    {
      type: 'page',
      collection: 'pages',
      choice: { en: 'A page of this site', de: 'Eine Seite dieser Website' },
      label: { en: 'Page', de: 'Seite' },
    },
  ],
  livePreview: { collections: ['pages'] },
  commented: [{ collection: 'pages', isOpen: false }],
  dashboard: {
    firstSteps: [
      {
        title: { en: 'Write your home page', de: 'Startseite schreiben' },
        text: {
          en: 'Change its words and images to your own, then publish it.',
          de: 'Texte und Bilder durch eigene ersetzen, dann veröffentlichen.',
        },
        about: { collection: 'pages', conditions: [{ path: { equals: '/' } }] },
      },
    ],
  },
})
