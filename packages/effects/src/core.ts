import type { BlockParsers } from '@vitrine/ui/core'
import { parseAnimatedTitle } from './core/blocks/animated-title.ts'
import { parseHeading } from './core/blocks/heading.ts'
import { parseScrollSections } from './core/blocks/scroll-sections.ts'
import { parseSection } from './core/blocks/section.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  section: parseSection,
  heading: parseHeading,
  animatedTitle: parseAnimatedTitle,
  scrollSections: parseScrollSections,
}
