import type { Block } from 'payload'
import { animatedTitle } from './cms/blocks/animated-title.ts'
import { heading } from './cms/blocks/heading.ts'

export { scrollSections } from './cms/blocks/scroll-sections.ts'
export { section } from './cms/blocks/section.ts'

/** Blocks of this package that hold no others, in the order of the picker. */
export const effectBlocks: Block[] = [heading, animatedTitle]
