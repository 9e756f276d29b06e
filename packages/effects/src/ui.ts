import { viewsOf } from '@vitrine/kit/block'
import type { BlockRenderers } from '@vitrine/kit/core'
import { views } from './blocks/views.ts'
import { ScrollSections } from './ui/blocks/scroll-sections.tsx'
import { Section } from './ui/blocks/section.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  ...viewsOf(views),
  section: { Block: Section, styles: ['surface', 'ground', 'divider', 'section'] },
  scrollSections: { Block: ScrollSections, styles: ['surface', 'ground', 'scroll-sections'] },
}
