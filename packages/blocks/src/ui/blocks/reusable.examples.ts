import type { ReusableBlock } from '../../core/blocks/reusable.ts'
import { callToActionExamples } from './call-to-action.examples.ts'

export const reusableExamples = [
  { blockType: 'reusable', id: 'reusable-call', nested: callToActionExamples.slice(0, 1) },
] satisfies ReusableBlock[]
