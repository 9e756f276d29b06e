import type { BlockRenderers } from '@vitrine/ui/core'
import { Accordion } from './ui/blocks/accordion.tsx'
import { Alert } from './ui/blocks/alert.tsx'
import { ButtonGroup } from './ui/blocks/button-group.tsx'
import { CallToAction } from './ui/blocks/call-to-action.tsx'
import { Columns } from './ui/blocks/columns.tsx'
import { ComparisonTable } from './ui/blocks/comparison-table.tsx'
import { ContentBoxes } from './ui/blocks/content-boxes.tsx'
import { Gallery } from './ui/blocks/gallery.tsx'
import { Hero } from './ui/blocks/hero.tsx'
import { IconList } from './ui/blocks/icon-list.tsx'
import { ImageFigure } from './ui/blocks/image.tsx'
import { Logos } from './ui/blocks/logos.tsx'
import { PricingTable } from './ui/blocks/pricing-table.tsx'
import { RichText } from './ui/blocks/rich-text.tsx'
import { Separator } from './ui/blocks/separator.tsx'
import { Table } from './ui/blocks/table.tsx'
import { Tabs } from './ui/blocks/tabs.tsx'
import { Team } from './ui/blocks/team.tsx'
import { Testimonials } from './ui/blocks/testimonials.tsx'
import { Timeline } from './ui/blocks/timeline.tsx'

export { Layout } from './ui/layout.tsx'
export { NotFound, ServerError } from './ui/page-message.tsx'
export { SiteLayout } from './ui/site-layout.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  hero: { Block: Hero, styles: ['hero'] },
  richText: { Block: RichText, styles: ['rich-text'] },
  columns: { Block: Columns, styles: ['columns'] },
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
  timeline: { Block: Timeline, styles: ['titled-section', 'timeline'] },
}
