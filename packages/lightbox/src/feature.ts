import { defineFeature } from '@vitrine/kit/feature'
import { lightboxSettings } from './content.ts'

/** How images and videos open over the page. */
export const feature = defineFeature({
  name: 'lightbox',
  site: { tabs: [{ label: 'Lightbox', fields: [lightboxSettings] }] },
})
