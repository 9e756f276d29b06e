import { defineFeature } from '@vitrine/kit/feature'
import { theme } from './content.ts'

/** Colours, typefaces and shapes. */
export const feature = defineFeature({
  name: 'theme',
  globals: () => [theme],
  livePreview: { globals: ['theme'] },
  dashboard: {
    firstSteps: [
      {
        title: { en: 'Choose the design', de: 'Design wählen' },
        text: {
          en: 'Pick one, then change its colours, typefaces and shapes.',
          de: 'Eines wählen, dann Farben, Schriften und Formen ändern.',
        },
        about: { global: 'theme' },
      },
    ],
  },
})
