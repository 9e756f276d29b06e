import { HOSTILE, LONG } from '@vitrine/ui/examples'
import type { CountersBlock } from '../../core/blocks/counters.ts'

export const countersExamples: readonly CountersBlock[] = [
  {
    blockType: 'counters',
    id: 'counters',
    counters: [
      { value: 146, digits: 0, label: 'Rooms since 2009' },
      { value: 12400, digits: 0, label: 'Joints, glued and wedged' },
      { value: 4.5, digits: 1, suffix: ' m', label: 'Length of the longest table' },
      { value: 98, digits: 0, suffix: ' %', label: 'Timber from within 60 miles' },
    ],
  },
  {
    blockType: 'counters',
    id: 'counters-hostile',
    counters: [{ value: -1_000_000_000_000, digits: 0, prefix: HOSTILE, label: LONG }],
  },
]
