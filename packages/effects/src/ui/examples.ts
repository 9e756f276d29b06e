import type { BlockBase } from '@vitrine/kit/core'
import { animatedTitleExamples } from './blocks/animated-title.examples.ts'
import { beforeAfterExamples } from './blocks/before-after.examples.ts'
import { countdownExamples } from './blocks/countdown.examples.ts'
import { countersExamples } from './blocks/counters.examples.ts'
import { headingExamples } from './blocks/heading.examples.ts'
import { progressExamples } from './blocks/progress.examples.ts'
import { scrollSectionsExamples } from './blocks/scroll-sections.examples.ts'
import { sectionExamples } from './blocks/section.examples.ts'

/** Examples of every block of this package. */
export const examples: readonly BlockBase[] = [
  ...sectionExamples,
  ...headingExamples,
  ...animatedTitleExamples,
  ...countersExamples,
  ...progressExamples,
  ...countdownExamples,
  ...beforeAfterExamples,
  ...scrollSectionsExamples,
]
