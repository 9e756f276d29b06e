import type { BlockBase } from '@vitrine/ui/core'
import { animatedTitleExamples } from './blocks/animated-title.examples.ts'
import { headingExamples } from './blocks/heading.examples.ts'
import { scrollSectionsExamples } from './blocks/scroll-sections.examples.ts'
import { sectionExamples } from './blocks/section.examples.ts'

/** Examples of every block of this package. */
export const examples: readonly BlockBase[] = [
  ...sectionExamples,
  ...headingExamples,
  ...animatedTitleExamples,
  ...scrollSectionsExamples,
]
