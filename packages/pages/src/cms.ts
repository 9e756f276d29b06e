import type { Block } from 'payload'
import { accordion } from './cms/blocks/accordion.ts'
import { alert } from './cms/blocks/alert.ts'
import { audio } from './cms/blocks/audio.ts'
import { buttonGroup } from './cms/blocks/button-group.ts'
import { callToAction } from './cms/blocks/call-to-action.ts'
import { code } from './cms/blocks/code.ts'
import { comparisonTable } from './cms/blocks/comparison-table.ts'
import { contentBoxes } from './cms/blocks/content-boxes.ts'
import { embed } from './cms/blocks/embed.ts'
import { followLinks } from './cms/blocks/follow-links.ts'
import { gallery } from './cms/blocks/gallery.ts'
import { hero } from './cms/blocks/hero.ts'
import { iconList } from './cms/blocks/icon-list.ts'
import { image } from './cms/blocks/image.ts'
import { logos } from './cms/blocks/logos.ts'
import { map } from './cms/blocks/map.ts'
import { pageList } from './cms/blocks/page-list.ts'
import { popover } from './cms/blocks/popover.ts'
import { pricingTable } from './cms/blocks/pricing-table.ts'
import { quantity } from './cms/blocks/quantity.ts'
import { rawHtml } from './cms/blocks/raw-html.ts'
import { richText } from './cms/blocks/rich-text.ts'
import { searchBox } from './cms/blocks/search-box.ts'
import { separator } from './cms/blocks/separator.ts'
import { share } from './cms/blocks/share.ts'
import { table } from './cms/blocks/table.ts'
import { tabs } from './cms/blocks/tabs.ts'
import { team } from './cms/blocks/team.ts'
import { testimonials } from './cms/blocks/testimonials.ts'
import { timeline } from './cms/blocks/timeline.ts'

export { pageBlockTexts } from './cms/block-texts.ts'
export { columns } from './cms/blocks/columns.ts'
export { modal } from './cms/blocks/modal.ts'
export { reusable } from './cms/blocks/reusable.ts'
export { pagesCollection } from './cms/pages.ts'
export { reusableBlocks } from './cms/reusable-blocks.ts'
export { searchEngineSettings } from './cms/search-engines.ts'

/** Blocks of this package that hold no others, in the order of the picker. */
export const pageBlocks: Block[] = [
  hero,
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
  timeline,
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
