import type { BlockParsers } from '@vitrine/kit/core'
import { parseAnimatedTitle } from './core/blocks/animated-title.ts'
import { parseBeforeAfter } from './core/blocks/before-after.ts'
import { parseCountdown } from './core/blocks/countdown.ts'
import { parseCounters } from './core/blocks/counters.ts'
import { parseHeading } from './core/blocks/heading.ts'
import { parseProgress } from './core/blocks/progress.ts'
import { parseScrollSections } from './core/blocks/scroll-sections.ts'
import { parseSection } from './core/blocks/section.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  section: parseSection,
  heading: parseHeading,
  animatedTitle: parseAnimatedTitle,
  counters: parseCounters,
  progress: parseProgress,
  countdown: parseCountdown,
  beforeAfter: parseBeforeAfter,
  scrollSections: parseScrollSections,
}
export { groundSourcesOf } from './core/ground-sources.ts'
export { EFFECT_TEXTS, parseEffectTexts } from './core/texts.ts'
