import type { SeparatorBlock } from './separator.block.ts'

export const examples = [
  { blockType: 'separator', id: 'separator-line', look: 'line', size: 'medium', icon: 'lamp' },
  { blockType: 'separator', id: 'separator-short', look: 'short', size: 'small' },
  { blockType: 'separator', id: 'separator-dotted', look: 'dotted', size: 'large' },
  { blockType: 'separator', id: 'separator-space', look: 'space', size: 'large' },
] satisfies SeparatorBlock[]
