// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { accordion } from './accordion/accordion.block.ts'
import { alert } from './alert/alert.block.ts'
import { audio } from './audio/audio.block.ts'
import { buttonGroup } from './button-group/button-group.block.ts'
import { callToAction } from './call-to-action/call-to-action.block.ts'
import { code } from './code/code.block.ts'
import { columns } from './columns/columns.block.ts'
import { comparisonTable } from './comparison-table/comparison-table.block.ts'
import { contentBoxes } from './content-boxes/content-boxes.block.ts'
import { embed } from './embed/embed.block.ts'
import { followLinks } from './follow-links/follow-links.block.ts'
import { footnotes } from './footnotes/footnotes.block.ts'
import { gallery } from './gallery/gallery.block.ts'
import { hero } from './hero/hero.block.ts'
import { iconList } from './icon-list/icon-list.block.ts'
import { image } from './image/image.block.ts'
import { logos } from './logos/logos.block.ts'
import { map } from './map/map.block.ts'
import { modal } from './modal/modal.block.ts'
import { pageList } from './page-list/page-list.block.ts'
import { popover } from './popover/popover.block.ts'
import { pricingTable } from './pricing-table/pricing-table.block.ts'
import { quantity } from './quantity/quantity.block.ts'
import { rawHtml } from './raw-html/raw-html.block.ts'
import { reusable } from './reusable/reusable.block.ts'
import { richTable } from './rich-table/rich-table.block.ts'
import { richText } from './rich-text/rich-text.block.ts'
import { searchBox } from './search-box/search-box.block.ts'
import { separator } from './separator/separator.block.ts'
import { share } from './share/share.block.ts'
import { table } from './table/table.block.ts'
import { tabs } from './tabs/tabs.block.ts'
import { team } from './team/team.block.ts'
import { testimonials } from './testimonials/testimonials.block.ts'
import { timeline } from './timeline/timeline.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [
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
  richTable,
  comparisonTable,
  footnotes,
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
  modal,
  reusable,
  columns,
]
