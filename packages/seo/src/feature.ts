import { defineFeature } from '@vitrine/kit/feature'
import { missingAddresses, site } from './content.ts'

/** What the whole site shares, and how it is found. */
export const feature = defineFeature({
  name: 'seo',
  logs: [missingAddresses],
  globals: (settings) => [site(settings)],
  livePreview: { globals: ['site'] },
})
