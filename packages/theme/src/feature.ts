import { defineFeature } from '@vitrine/kit/feature'
import { theme } from './content.ts'

/** Colours, typefaces and shapes. */
export const feature = defineFeature({
  name: 'theme',
  globals: () => [theme],
  pageGlobals: ['theme'],
  livePreview: { globals: ['theme'] },
})
