import { HOSTILE, picture } from '@vitrine/ui/examples'
import type { BeforeAfterBlock } from './before-after.block.ts'

export const examples: readonly BeforeAfterBlock[] = [
  {
    blockType: 'beforeAfter',
    id: 'before-after',
    before: picture,
    after: { ...picture, alt: 'The same chair in the evening.', focalPoint: { x: 80, y: 50 } },
    beforeLabel: 'March',
    afterLabel: 'November',
    caption: 'The reading room, before the floor was lifted and after.',
  },
  {
    blockType: 'beforeAfter',
    id: 'before-after-hostile',
    before: picture,
    after: picture,
    afterLabel: HOSTILE,
  },
]
