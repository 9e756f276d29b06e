import type { Block } from 'payload'
import { animatedTitle } from './content/blocks/animated-title.ts'
import { beforeAfter } from './content/blocks/before-after.ts'
import { countdown } from './content/blocks/countdown.ts'
import { counters } from './content/blocks/counters.ts'
import { heading } from './content/blocks/heading.ts'
import { progress } from './content/blocks/progress.ts'

/** Blocks of this package that hold no others, in the order of the picker. */
export const effectBlocks: Block[] = [heading, animatedTitle, counters, progress, countdown, beforeAfter]
export { scrollSections } from './content/blocks/scroll-sections.ts'
export { section } from './content/blocks/section.ts'
export { effectTexts } from './content/effect-texts.ts'
