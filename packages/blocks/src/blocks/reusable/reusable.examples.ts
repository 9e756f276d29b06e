import { examples as callToActionExamples } from '../call-to-action/call-to-action.examples.ts'
import type { ReusableBlock } from './reusable.block.ts'

export const examples = [
  { blockType: 'reusable', id: 'reusable-call', nested: callToActionExamples.slice(0, 1) },
] satisfies ReusableBlock[]
