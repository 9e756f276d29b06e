import type { Block } from 'payload'
import { callToAction } from './cms/blocks/call-to-action.ts'
import { contentBoxes } from './cms/blocks/content-boxes.ts'
import { hero } from './cms/blocks/hero.ts'
import { image } from './cms/blocks/image.ts'
import { richText } from './cms/blocks/rich-text.ts'

export { columns } from './cms/blocks/columns.ts'
export { pagesCollection } from './cms/pages.ts'

/** Blocks of this package that hold no others, in the order of the picker. */
export const pageBlocks: Block[] = [hero, richText, contentBoxes, image, callToAction]
