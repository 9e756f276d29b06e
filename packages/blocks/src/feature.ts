import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { reusable } from './blocks/reusable/reusable.block.ts'
import { pageBlockTexts, reusableBlocks } from './content.ts'

/** Blocks of pages, and blocks that several pages share. */
export const feature = defineFeature({
  name: 'blocks',
  blocks: declarations,
  // Reusable blocks hold anything but each other.
  collections: (blocks) => [reusableBlocks({ blocks: blocks.filter((name) => name !== reusable.name) })],
  site: { blockTexts: [pageBlockTexts] },
})
