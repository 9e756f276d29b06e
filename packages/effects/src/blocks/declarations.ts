// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { animatedTitle } from './animated-title/animated-title.block.ts'
import { beforeAfter } from './before-after/before-after.block.ts'
import { countdown } from './countdown/countdown.block.ts'
import { counters } from './counters/counters.block.ts'
import { heading } from './heading/heading.block.ts'
import { panel } from './panel/panel.block.ts'
import { progress } from './progress/progress.block.ts'
import { scrollSections } from './scroll-sections/scroll-sections.block.ts'
import { section } from './section/section.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [
  section,
  panel,
  heading,
  animatedTitle,
  counters,
  progress,
  countdown,
  beforeAfter,
  scrollSections,
]
