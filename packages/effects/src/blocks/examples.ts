// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as animatedTitle } from './animated-title/animated-title.examples.ts'
import { examples as beforeAfter } from './before-after/before-after.examples.ts'
import { examples as countdown } from './countdown/countdown.examples.ts'
import { examples as counters } from './counters/counters.examples.ts'
import { examples as heading } from './heading/heading.examples.ts'
import { examples as panel } from './panel/panel.examples.ts'
import { examples as progress } from './progress/progress.examples.ts'
import { examples as scrollSections } from './scroll-sections/scroll-sections.examples.ts'
import { examples as section } from './section/section.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...section,
  ...panel,
  ...heading,
  ...animatedTitle,
  ...counters,
  ...progress,
  ...countdown,
  ...beforeAfter,
  ...scrollSections,
]
