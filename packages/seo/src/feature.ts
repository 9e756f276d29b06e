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
      { label: { en: 'Broken links', de: 'Defekte Links' }, collection: 'missing-addresses', conditions: [] },
      { label: { en: 'Images without text', de: 'Bilder ohne Text' }, collection: 'media', conditions: LACKS_TEXT },
    ],
    firstSteps: [
      {
        title: { en: 'Name the site', de: 'Website benennen' },
        text: {
          en: 'Give it a name, a tagline and the description that search engines show.',
          de: 'Name, Untertitel und die Beschreibung für Suchmaschinen angeben.',
        },
        about: { global: 'site' },
      },
      {
        title: { en: 'Add a logo', de: 'Logo hinzufügen' },
        text: {
          en: 'It stands in the header and on shared links.',
          de: 'Es steht in der Kopfzeile und bei geteilten Links.',
        },
        about: { global: 'site', field: 'logo' },
      },
    ],
  },
})
