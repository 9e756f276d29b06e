import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { footer, header, menus } from './content.ts'

/** Menus, the header and the footer. */
export const feature = defineFeature({
  name: 'navigation',
  blocks: declarations,
  collections: () => [menus],
  globals: () => [header, footer],
  globalsFirst: true,
  livePreview: { globals: ['header', 'footer'] },
})
