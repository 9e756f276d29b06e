import type { BlockBase } from '@vitrine/kit/core'
import { breadcrumbExamples } from './blocks/breadcrumb.examples.ts'
import { verticalMenuExamples } from './blocks/vertical-menu.examples.ts'

/** Examples of every block of this package. */
export const examples: readonly BlockBase[] = [...breadcrumbExamples, ...verticalMenuExamples]
