import type { BlockBase } from '@vitrine/ui/core'
import { breadcrumbExamples } from './blocks/breadcrumb.examples.ts'

/** Examples of every block of this package. */
export const examples: readonly BlockBase[] = [...breadcrumbExamples]
