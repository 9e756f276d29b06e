import type { BlockBase } from '@vitrine/kit/core'
import { examples as columnsExamples } from '../blocks/columns/columns.examples.ts'
import { examples as heroExamples } from '../blocks/hero/hero.examples.ts'
import { examples as timelineExamples } from '../blocks/timeline/timeline.examples.ts'
import { accordionExamples } from './blocks/accordion.examples.ts'
import { alertExamples } from './blocks/alert.examples.ts'
import { audioExamples } from './blocks/audio.examples.ts'
import { buttonGroupExamples } from './blocks/button-group.examples.ts'
import { callToActionExamples } from './blocks/call-to-action.examples.ts'
import { codeExamples } from './blocks/code.examples.ts'
import { comparisonTableExamples } from './blocks/comparison-table.examples.ts'
import { contentBoxesExamples } from './blocks/content-boxes.examples.ts'
import { embedExamples } from './blocks/embed.examples.ts'
import { followLinksExamples } from './blocks/follow-links.examples.ts'
import { galleryExamples } from './blocks/gallery.examples.ts'
import { iconListExamples } from './blocks/icon-list.examples.ts'
import { imageExamples } from './blocks/image.examples.ts'
import { logosExamples } from './blocks/logos.examples.ts'
import { mapExamples } from './blocks/map.examples.ts'
import { modalExamples } from './blocks/modal.examples.ts'
import { pageListExamples } from './blocks/page-list.examples.ts'
import { popoverExamples } from './blocks/popover.examples.ts'
import { pricingTableExamples } from './blocks/pricing-table.examples.ts'
import { quantityExamples } from './blocks/quantity.examples.ts'
import { rawHtmlExamples } from './blocks/raw-html.examples.ts'
import { reusableExamples } from './blocks/reusable.examples.ts'
import { richTextExamples } from './blocks/rich-text.examples.ts'
import { searchBoxExamples } from './blocks/search-box.examples.ts'
import { separatorExamples } from './blocks/separator.examples.ts'
import { shareExamples } from './blocks/share.examples.ts'
import { tableExamples } from './blocks/table.examples.ts'
import { tabsExamples } from './blocks/tabs.examples.ts'
import { teamExamples } from './blocks/team.examples.ts'
import { testimonialsExamples } from './blocks/testimonials.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...heroExamples,
  ...richTextExamples,
  ...contentBoxesExamples,
  ...imageExamples,
  ...callToActionExamples,
  ...columnsExamples,
  ...accordionExamples,
  ...tabsExamples,
  ...pricingTableExamples,
  ...testimonialsExamples,
  ...teamExamples,
  ...logosExamples,
  ...galleryExamples,
  ...tableExamples,
  ...comparisonTableExamples,
  ...alertExamples,
  ...iconListExamples,
  ...buttonGroupExamples,
  ...separatorExamples,
  ...timelineExamples,
  ...shareExamples,
  ...followLinksExamples,
  ...searchBoxExamples,
  ...quantityExamples,
  ...pageListExamples,
  ...audioExamples,
  ...embedExamples,
  ...mapExamples,
  ...codeExamples,
  ...modalExamples,
  ...popoverExamples,
  ...reusableExamples,
  ...rawHtmlExamples,
]
