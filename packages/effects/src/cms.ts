import type { Block } from 'payload'
import { animatedTitle } from './cms/blocks/animated-title.ts'
import { beforeAfter } from './cms/blocks/before-after.ts'
import { countdown } from './cms/blocks/countdown.ts'
import { counters } from './cms/blocks/counters.ts'
import { heading } from './cms/blocks/heading.ts'
import { progress } from './cms/blocks/progress.ts'

export { scrollSections } from './cms/blocks/scroll-sections.ts'
export { section } from './cms/blocks/section.ts'
export { effectTexts } from './cms/effect-texts.ts'

/** Blocks of this package that hold no others, in the order of the picker. */
export const effectBlocks: Block[] = [heading, animatedTitle, counters, progress, countdown, beforeAfter]
