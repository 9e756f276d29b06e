import { defineFeature } from '@vitrine/kit/feature'
import { lightboxSettings } from './content.ts'

/** Lightbox: opens images and videos over the page. */
export const feature = defineFeature({
  name: 'lightbox',
  site: { tabs: [{ label: 'Lightbox', fields: [lightboxSettings] }] },
})
