import { defineFeature } from '@vitrine/kit/feature'
import { missingAddresses, site } from './content.ts'

/** Site-wide settings, and search engine optimisation. */
export const feature = defineFeature({
  name: 'seo',
  logs: [missingAddresses],
  globals: (settings) => [site(settings)],
  livePreview: { globals: ['site'] },
})
