import type { BlockParsers } from '@vitrine/ui/core'
import { parseCallToAction } from './blocks/call-to-action.ts'
import { parseColumns } from './blocks/columns.ts'
import { parseContentBoxes } from './blocks/content-boxes.ts'
import { parseHero } from './blocks/hero.ts'
import { parseImageBlock } from './blocks/image.ts'
import { parseRichTextBlock } from './blocks/rich-text.ts'

/** Reads a stored block of each kind. Undefined: what it cannot be shown without is missing. */
export const blockParsers: BlockParsers = {
  hero: parseHero,
  richText: parseRichTextBlock,
  columns: parseColumns,
  contentBoxes: parseContentBoxes,
  image: parseImageBlock,
  callToAction: parseCallToAction,
}
