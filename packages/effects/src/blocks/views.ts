// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as animatedTitle } from './animated-title/animated-title.view.tsx'
import { view as beforeAfter } from './before-after/before-after.view.tsx'
import { view as countdown } from './countdown/countdown.view.tsx'
import { view as counters } from './counters/counters.view.tsx'
import { view as heading } from './heading/heading.view.tsx'
import { view as panel } from './panel/panel.view.tsx'
import { view as progress } from './progress/progress.view.tsx'
import { view as scrollSections } from './scroll-sections/scroll-sections.view.tsx'
import { view as section } from './section/section.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [
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
