import { defineFeature } from '@vitrine/kit/feature'
import { searchSettings } from './content.ts'

/** The search page, and suggestions while a visitor types. */
export const feature = defineFeature({
  name: 'search',
  globals: (parts) => [searchSettings(parts)],
})
