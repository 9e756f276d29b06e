import type { BlockParsers } from '@vitrine/kit/core'
import { columns } from '../blocks/columns/columns.block.ts'
import { hero } from '../blocks/hero/hero.block.ts'
import { timeline } from '../blocks/timeline/timeline.block.ts'
import { parseAccordion } from './blocks/accordion.ts'
import { parseAlert } from './blocks/alert.ts'
import { parseAudio } from './blocks/audio.ts'
import { parseButtonGroup } from './blocks/button-group.ts'
import { parseCallToAction } from './blocks/call-to-action.ts'
import { parseCode } from './blocks/code.ts'
import { parseComparisonTable } from './blocks/comparison-table.ts'
import { parseContentBoxes } from './blocks/content-boxes.ts'
import { parseEmbed } from './blocks/embed.ts'
import { parseFollowLinks } from './blocks/follow-links.ts'
import { parseGallery } from './blocks/gallery.ts'
import { parseIconList } from './blocks/icon-list.ts'
import { parseImageBlock } from './blocks/image.ts'
import { parseLogos } from './blocks/logos.ts'
import { parseMap } from './blocks/map.ts'
import { parseModal } from './blocks/modal.ts'
import { parsePageList } from './blocks/page-list.ts'
import { parsePopover } from './blocks/popover.ts'
import { parsePricingTable } from './blocks/pricing-table.ts'
import { parseQuantity } from './blocks/quantity.ts'
import { parseRawHtml } from './blocks/raw-html.ts'
import { parseReusable } from './blocks/reusable.ts'
import { parseRichTextBlock } from './blocks/rich-text.ts'
import { parseSearchBox } from './blocks/search-box.ts'
import { parseSeparator } from './blocks/separator.ts'
import { parseShare } from './blocks/share.ts'
import { parseTable } from './blocks/table.ts'
import { parseTabs } from './blocks/tabs.ts'
import { parseTeam } from './blocks/team.ts'
import { parseTestimonials } from './blocks/testimonials.ts'

/** Reads a stored block of each kind. Undefined: what it cannot be shown without is missing. */
export const blockParsers: BlockParsers = {
  hero: hero.parse,
  richText: parseRichTextBlock,
  columns: columns.parse,
  contentBoxes: parseContentBoxes,
  image: parseImageBlock,
  callToAction: parseCallToAction,
  accordion: parseAccordion,
  tabs: parseTabs,
  pricingTable: parsePricingTable,
  testimonials: parseTestimonials,
  team: parseTeam,
  logos: parseLogos,
  gallery: parseGallery,
  table: parseTable,
  comparisonTable: parseComparisonTable,
  alert: parseAlert,
  iconList: parseIconList,
  buttonGroup: parseButtonGroup,
  separator: parseSeparator,
  timeline: timeline.parse,
  share: parseShare,
  followLinks: parseFollowLinks,
  searchBox: parseSearchBox,
  quantity: parseQuantity,
  pageList: parsePageList,
  audio: parseAudio,
  embed: parseEmbed,
  map: parseMap,
  code: parseCode,
  modal: parseModal,
  popover: parsePopover,
  reusable: parseReusable,
  rawHtml: parseRawHtml,
}
