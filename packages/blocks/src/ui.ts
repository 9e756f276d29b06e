import type { BlockRenderers } from '@vitrine/kit/core'
import { view as columns } from './blocks/columns/columns.view.tsx'
import { view as hero } from './blocks/hero/hero.view.tsx'
import { view as timeline } from './blocks/timeline/timeline.view.tsx'
import { Accordion } from './ui/blocks/accordion.tsx'
import { Alert } from './ui/blocks/alert.tsx'
import { Audio } from './ui/blocks/audio.tsx'
import { ButtonGroup } from './ui/blocks/button-group.tsx'
import { CallToAction } from './ui/blocks/call-to-action.tsx'
import { Code } from './ui/blocks/code.tsx'
import { ComparisonTable } from './ui/blocks/comparison-table.tsx'
import { ContentBoxes } from './ui/blocks/content-boxes.tsx'
import { Embed } from './ui/blocks/embed.tsx'
import { FollowLinks } from './ui/blocks/follow-links.tsx'
import { Gallery } from './ui/blocks/gallery.tsx'
import { IconList } from './ui/blocks/icon-list.tsx'
import { ImageFigure } from './ui/blocks/image.tsx'
import { Logos } from './ui/blocks/logos.tsx'
import { MapCard } from './ui/blocks/map.tsx'
import { Modal } from './ui/blocks/modal.tsx'
import { PageList } from './ui/blocks/page-list.tsx'
import { Popover } from './ui/blocks/popover.tsx'
import { PricingTable } from './ui/blocks/pricing-table.tsx'
import { Quantity } from './ui/blocks/quantity.tsx'
import { RawHtml } from './ui/blocks/raw-html.tsx'
import { Reusable } from './ui/blocks/reusable.tsx'
import { RichText } from './ui/blocks/rich-text.tsx'
import { SearchBox } from './ui/blocks/search-box.tsx'
import { Separator } from './ui/blocks/separator.tsx'
import { Share } from './ui/blocks/share.tsx'
import { Table } from './ui/blocks/table.tsx'
import { Tabs } from './ui/blocks/tabs.tsx'
import { Team } from './ui/blocks/team.tsx'
import { Testimonials } from './ui/blocks/testimonials.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  hero: hero.view,
  richText: { Block: RichText, styles: ['rich-text'] },
  columns: columns.view,
  contentBoxes: { Block: ContentBoxes, styles: ['content-boxes'] },
  image: { Block: ImageFigure, styles: ['image'] },
  callToAction: { Block: CallToAction, styles: ['call-to-action'] },
  accordion: { Block: Accordion, styles: ['titled-section', 'accordion'] },
  tabs: { Block: Tabs, styles: ['titled-section', 'tabs'] },
  pricingTable: { Block: PricingTable, styles: ['titled-section', 'pricing-table'] },
  testimonials: { Block: Testimonials, styles: ['titled-section', 'testimonials'] },
  team: { Block: Team, styles: ['titled-section', 'team'] },
  logos: { Block: Logos, styles: ['titled-section', 'logos'] },
  gallery: { Block: Gallery, styles: ['titled-section', 'gallery'] },
  table: { Block: Table, styles: ['titled-section', 'scrolling-table', 'table'] },
  comparisonTable: { Block: ComparisonTable, styles: ['titled-section', 'scrolling-table', 'comparison-table'] },
  alert: { Block: Alert, styles: ['alert'] },
  iconList: { Block: IconList, styles: ['titled-section', 'icon-list'] },
  buttonGroup: { Block: ButtonGroup, styles: ['button-group'] },
  separator: { Block: Separator, styles: ['separator'] },
  timeline: timeline.view,
  share: { Block: Share, styles: ['share'] },
  followLinks: { Block: FollowLinks, styles: ['follow-links'] },
  searchBox: { Block: SearchBox, styles: ['titled-section', 'search-box'] },
  quantity: { Block: Quantity, styles: ['titled-section', 'quantity'] },
  pageList: { Block: PageList, styles: ['titled-section', 'page-list'] },
  audio: { Block: Audio, styles: ['audio'] },
  embed: { Block: Embed, styles: ['embed'] },
  map: { Block: MapCard, styles: ['map'] },
  code: { Block: Code, styles: ['code'] },
  modal: { Block: Modal, styles: ['modal'] },
  popover: { Block: Popover, styles: ['popover'] },
  reusable: { Block: Reusable, styles: [] },
  rawHtml: { Block: RawHtml, styles: ['raw-html'] },
}
export { Layout } from './ui/layout.tsx'
