import { exampleImage, HOSTILE } from '@vitrine/ui/examples'
import type { BeforeAfterBlock } from './before-after.block.ts'

export const examples: readonly BeforeAfterBlock[] = [
  {
    blockType: 'beforeAfter',
    id: 'before-after',
    before: exampleImage,
    after: { ...exampleImage, alt: 'The same chair in the evening.', focalPoint: { x: 80, y: 50 } },
    beforeLabel: 'March',
    afterLabel: 'November',
    caption: 'The reading room, before the floor was lifted and after.',
  },
  {
    blockType: 'beforeAfter',
    id: 'before-after-hostile',
    before: exampleImage,
    after: exampleImage,
    afterLabel: HOSTILE,
  },
]
