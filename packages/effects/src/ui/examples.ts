import type { BlockBase } from '@vitrine/kit/core'
import { examples as declared } from '../blocks/examples.ts'
import { scrollSectionsExamples } from './blocks/scroll-sections.examples.ts'
import { sectionExamples } from './blocks/section.examples.ts'

/** Examples of every block of this package. */
export const examples: readonly BlockBase[] = [...sectionExamples, ...declared, ...scrollSectionsExamples]
