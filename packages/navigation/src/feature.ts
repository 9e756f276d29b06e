import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { withOwnFooter } from './content/footer-layout.ts'
import { footer, header, menus } from './content.ts'

/** Menus, the header and the footer. */
export const feature = defineFeature({
  name: 'navigation',
  blocks: declarations,
  collections: () => [menus],
  globals: () => [header, footer],
  globalsFirst: true,
  extend: withOwnFooter,
  livePreview: { globals: ['header', 'footer'] },
  dashboard: {
    firstSteps: [
      {
        title: { en: 'Set up the menu', de: 'Menü einrichten' },
        text: {
          en: 'Say which pages it leads to, and in which order.',
          de: 'Festlegen, zu welchen Seiten es führt und in welcher Reihenfolge.',
        },
        about: { collection: 'menus', conditions: [] },
      },
      {
        title: { en: 'Fill in the footer', de: 'Fußzeile ausfüllen' },
        text: {
          en: 'Put your address there, and links to your legal pages.',
          de: 'Die eigene Adresse eintragen und Links zu den rechtlichen Seiten.',
        },
        about: { global: 'footer' },
      },
    ],
  },
})
