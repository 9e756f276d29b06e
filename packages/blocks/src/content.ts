import { blockForm } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { columns as columnsBlock } from './blocks/columns/columns.block.ts'
import { hero } from './blocks/hero/hero.block.ts'
import { timeline } from './blocks/timeline/timeline.block.ts'
import { accordion } from './content/blocks/accordion.ts'
import { alert } from './content/blocks/alert.ts'
import { audio } from './content/blocks/audio.ts'
import { buttonGroup } from './content/blocks/button-group.ts'
import { callToAction } from './content/blocks/call-to-action.ts'
import { code } from './content/blocks/code.ts'
import { comparisonTable } from './content/blocks/comparison-table.ts'
import { contentBoxes } from './content/blocks/content-boxes.ts'
import { embed } from './content/blocks/embed.ts'
import { followLinks } from './content/blocks/follow-links.ts'
import { gallery } from './content/blocks/gallery.ts'
import { iconList } from './content/blocks/icon-list.ts'
import { image } from './content/blocks/image.ts'
import { logos } from './content/blocks/logos.ts'
import { map } from './content/blocks/map.ts'
import { pageList } from './content/blocks/page-list.ts'
import { popover } from './content/blocks/popover.ts'
import { pricingTable } from './content/blocks/pricing-table.ts'
import { quantity } from './content/blocks/quantity.ts'
import { rawHtml } from './content/blocks/raw-html.ts'
import { richText } from './content/blocks/rich-text.ts'
import { searchBox } from './content/blocks/search-box.ts'
import { separator } from './content/blocks/separator.ts'
import { share } from './content/blocks/share.ts'
import { table } from './content/blocks/table.ts'
import { tabs } from './content/blocks/tabs.ts'
import { team } from './content/blocks/team.ts'
import { testimonials } from './content/blocks/testimonials.ts'

/** Blocks of this package that hold no others, in the order of the picker. */
export const pageBlocks: Block[] = [
  blockForm(hero),
  richText,
  contentBoxes,
  image,
  callToAction,
  accordion,
  tabs,
  pricingTable,
  testimonials,
  team,
  logos,
  gallery,
  table,
  comparisonTable,
  alert,
  iconList,
  buttonGroup,
  separator,
  blockForm(timeline),
  share,
  followLinks,
  searchBox,
  quantity,
  pageList,
  audio,
  embed,
  map,
  code,
  popover,
  rawHtml,
]
export { pageBlockTexts } from './content/block-texts.ts'

/** @param contents Slugs of the blocks that may stand in a column. */
export const columns = (contents: readonly string[]): Block => blockForm(columnsBlock, contents)
export { modal } from './content/blocks/modal.ts'
export { reusable } from './content/blocks/reusable.ts'
export { reusableBlocks } from './content/reusable-blocks.ts'
