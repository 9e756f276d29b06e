import type { BlockRenderers } from '@vitrine/kit/core'
import { AnimatedTitle } from './ui/blocks/animated-title.tsx'
import { BeforeAfter } from './ui/blocks/before-after.tsx'
import { Countdown } from './ui/blocks/countdown.tsx'
import { Counters } from './ui/blocks/counters.tsx'
import { Heading } from './ui/blocks/heading.tsx'
import { ProgressBars } from './ui/blocks/progress.tsx'
import { ScrollSections } from './ui/blocks/scroll-sections.tsx'
import { Section } from './ui/blocks/section.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  section: { Block: Section, styles: ['surface', 'ground', 'divider', 'section'] },
  heading: { Block: Heading, styles: ['heading'] },
  scrollSections: { Block: ScrollSections, styles: ['surface', 'ground', 'scroll-sections'] },
  counters: { Block: Counters, styles: ['counters'] },
  progress: { Block: ProgressBars, styles: ['progress'] },
  countdown: { Block: Countdown, styles: ['countdown'] },
  beforeAfter: { Block: BeforeAfter, styles: ['before-after'] },
  animatedTitle: { Block: AnimatedTitle, styles: ['animated-title'] },
}
