import { LACKS_TEXT } from '@vitrine/content/core'
import { defineFeature } from '@vitrine/kit/feature'
import { missingAddresses, site } from './content.ts'

/** Site-wide settings, and search engine optimisation. */
export const feature = defineFeature({
  name: 'seo',
  logs: [missingAddresses],
  globals: (settings) => [site(settings)],
  livePreview: { globals: ['site'] },
  dashboard: {
    waiting: [
      { label: 'Broken links', collection: 'missing-addresses', conditions: [] },
      { label: 'Images without text', collection: 'media', conditions: LACKS_TEXT },
    ],
    firstSteps: [
      {
        title: 'Name the site',
        text: 'Give it a name, a tagline and the description that search engines show.',
        about: { global: 'site' },
      },
      {
        title: 'Add a logo',
        text: 'It stands in the header and on shared links.',
        about: { global: 'site', field: 'logo' },
      },
    ],
  },
})
