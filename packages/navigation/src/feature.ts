import { defineFeature } from '@vitrine/kit/feature'
import { breadcrumbBlock, footer, header, menus, verticalMenu } from './content.ts'

/** Menus, the header and the footer. */
export const feature = defineFeature({
  name: 'navigation',
  blocks: { plain: [breadcrumbBlock, verticalMenu] },
  collections: () => [menus],
  globals: () => [header, footer],
  globalsFirst: true,
  livePreview: { globals: ['header', 'footer'] },
})
