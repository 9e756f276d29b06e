import type { BlockRenderers } from '@vitrine/ui/core'
import { AnimatedTitle } from './ui/blocks/animated-title.tsx'
import { Heading } from './ui/blocks/heading.tsx'
import { ScrollSections } from './ui/blocks/scroll-sections.tsx'
import { Section } from './ui/blocks/section.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  section: { Block: Section, styles: ['surface', 'ground', 'divider', 'section'] },
  heading: { Block: Heading, styles: ['heading'] },
  scrollSections: { Block: ScrollSections, styles: ['surface', 'ground', 'scroll-sections'] },
  animatedTitle: { Block: AnimatedTitle, styles: ['animated-title'] },
}
