// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as accordion } from './accordion/accordion.examples.ts'
import { examples as alert } from './alert/alert.examples.ts'
import { examples as audio } from './audio/audio.examples.ts'
import { examples as buttonGroup } from './button-group/button-group.examples.ts'
import { examples as callToAction } from './call-to-action/call-to-action.examples.ts'
import { examples as code } from './code/code.examples.ts'
import { examples as columns } from './columns/columns.examples.ts'
import { examples as comparisonTable } from './comparison-table/comparison-table.examples.ts'
import { examples as contentBoxes } from './content-boxes/content-boxes.examples.ts'
import { examples as embed } from './embed/embed.examples.ts'
import { examples as followLinks } from './follow-links/follow-links.examples.ts'
import { examples as footnotes } from './footnotes/footnotes.examples.ts'
import { examples as gallery } from './gallery/gallery.examples.ts'
import { examples as hero } from './hero/hero.examples.ts'
import { examples as iconList } from './icon-list/icon-list.examples.ts'
import { examples as image } from './image/image.examples.ts'
import { examples as logos } from './logos/logos.examples.ts'
import { examples as map } from './map/map.examples.ts'
import { examples as modal } from './modal/modal.examples.ts'
import { examples as pageList } from './page-list/page-list.examples.ts'
import { examples as popover } from './popover/popover.examples.ts'
import { examples as pricingTable } from './pricing-table/pricing-table.examples.ts'
import { examples as quantity } from './quantity/quantity.examples.ts'
import { examples as rawHtml } from './raw-html/raw-html.examples.ts'
import { examples as reusable } from './reusable/reusable.examples.ts'
import { examples as richTable } from './rich-table/rich-table.examples.ts'
import { examples as richText } from './rich-text/rich-text.examples.ts'
import { examples as searchBox } from './search-box/search-box.examples.ts'
import { examples as separator } from './separator/separator.examples.ts'
import { examples as share } from './share/share.examples.ts'
import { examples as table } from './table/table.examples.ts'
import { examples as tabs } from './tabs/tabs.examples.ts'
import { examples as team } from './team/team.examples.ts'
import { examples as testimonials } from './testimonials/testimonials.examples.ts'
import { examples as timeline } from './timeline/timeline.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...hero,
  ...richText,
  ...contentBoxes,
  ...image,
  ...callToAction,
  ...accordion,
  ...tabs,
  ...pricingTable,
  ...testimonials,
  ...team,
  ...logos,
  ...gallery,
  ...table,
  ...richTable,
  ...comparisonTable,
  ...footnotes,
  ...alert,
  ...iconList,
  ...buttonGroup,
  ...separator,
  ...timeline,
  ...share,
  ...followLinks,
  ...searchBox,
  ...quantity,
  ...pageList,
  ...audio,
  ...embed,
  ...map,
  ...code,
  ...popover,
  ...rawHtml,
  ...modal,
  ...reusable,
  ...columns,
]
