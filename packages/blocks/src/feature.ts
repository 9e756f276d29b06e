import { defineFeature } from '@vitrine/kit/feature'
import { columns, modal, pageBlocks, pageBlockTexts, reusable, reusableBlocks } from './content.ts'

/** What pages are made of, and the blocks that several pages share. */
export const feature = defineFeature({
  name: 'blocks',
  blocks: {
    plain: pageBlocks,
    holders: (plain) => [modal(plain), reusable],
    rows: (contents) => [columns(contents)],
  },
  // Reusable blocks hold anything but each other.
  collections: (blocks) => [reusableBlocks({ blocks: blocks.filter((slug) => slug !== reusable.slug) })],
  site: { blockTexts: [pageBlockTexts] },
})
