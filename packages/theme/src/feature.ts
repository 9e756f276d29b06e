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
        title: 'Choose the design',
        text: 'Pick one, then change its colours, typefaces and shapes.',
        about: { global: 'theme' },
      },
    ],
  },
})
