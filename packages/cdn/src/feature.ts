import { defineFeature } from '@vitrine/kit/feature'

/** A CDN in front of the site: what it may store, and when it has to forget it. */
export const feature = defineFeature({ name: 'cdn' })
