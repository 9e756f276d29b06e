import { defineFeature } from '@vitrine/kit/feature'
import { theme } from './content.ts'

/** Colours, typefaces and shapes. */
export const feature = defineFeature({
  name: 'theme',
  globals: () => [theme],
  livePreview: { globals: ['theme'] },
})
