import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { footer, header, menus } from './content.ts'

/** Menus, the header and the footer. */
export const feature = defineFeature({
  name: 'navigation',
  blocks: declarations,
  collections: () => [menus],
  globals: () => [header, footer],
  globalsFirst: true,
  livePreview: { globals: ['header', 'footer'] },
  dashboard: {
    firstSteps: [
      {
        title: 'Set up the menu',
        text: 'Say which pages it leads to, and in which order.',
        about: { collection: 'menus', conditions: [] },
      },
      {
        title: 'Fill in the footer',
        text: 'Put your address there, and links to your legal pages.',
        about: { global: 'footer' },
      },
    ],
  },
})
