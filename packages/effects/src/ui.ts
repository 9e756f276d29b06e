import type { BlockRenderers } from '@vitrine/ui/core'
import { AnimatedTitle } from './ui/blocks/animated-title.tsx'
import { Heading } from './ui/blocks/heading.tsx'
import { Section } from './ui/blocks/section.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  section: { Block: Section, styles: ['surface', 'ground', 'divider', 'section'] },
  heading: { Block: Heading, styles: ['heading'] },
  animatedTitle: { Block: AnimatedTitle, styles: ['animated-title'] },
}
