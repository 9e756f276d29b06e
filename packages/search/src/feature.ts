import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { searchSettings } from './content.ts'

/** The search page, and suggestions while a visitor types. */
export const feature = defineFeature({
  name: 'search',
  blocks: declarations,
  globals: (parts) => [searchSettings(parts)],
})
