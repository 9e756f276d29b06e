// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as accordion } from './accordion/accordion.view.tsx'
import { view as alert } from './alert/alert.view.tsx'
import { view as audio } from './audio/audio.view.tsx'
import { view as buttonGroup } from './button-group/button-group.view.tsx'
import { view as callToAction } from './call-to-action/call-to-action.view.tsx'
import { view as code } from './code/code.view.tsx'
import { view as columns } from './columns/columns.view.tsx'
import { view as comparisonTable } from './comparison-table/comparison-table.view.tsx'
import { view as contentBoxes } from './content-boxes/content-boxes.view.tsx'
import { view as embed } from './embed/embed.view.tsx'
import { view as followLinks } from './follow-links/follow-links.view.tsx'
import { view as footnotes } from './footnotes/footnotes.view.tsx'
import { view as gallery } from './gallery/gallery.view.tsx'
import { view as hero } from './hero/hero.view.tsx'
import { view as iconList } from './icon-list/icon-list.view.tsx'
import { view as image } from './image/image.view.tsx'
import { view as logos } from './logos/logos.view.tsx'
import { view as map } from './map/map.view.tsx'
import { view as modal } from './modal/modal.view.tsx'
import { view as pageList } from './page-list/page-list.view.tsx'
import { view as popover } from './popover/popover.view.tsx'
import { view as pricingTable } from './pricing-table/pricing-table.view.tsx'
import { view as quantity } from './quantity/quantity.view.tsx'
import { view as rawHtml } from './raw-html/raw-html.view.tsx'
import { view as reusable } from './reusable/reusable.view.tsx'
import { view as richTable } from './rich-table/rich-table.view.tsx'
import { view as richText } from './rich-text/rich-text.view.tsx'
import { view as searchBox } from './search-box/search-box.view.tsx'
import { view as separator } from './separator/separator.view.tsx'
import { view as share } from './share/share.view.tsx'
import { view as table } from './table/table.view.tsx'
import { view as tabs } from './tabs/tabs.view.tsx'
import { view as team } from './team/team.view.tsx'
import { view as testimonials } from './testimonials/testimonials.view.tsx'
import { view as timeline } from './timeline/timeline.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [
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
