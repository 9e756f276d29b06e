import { HOSTILE, LONG } from '@vitrine/ui/examples'
import type { CountersBlock } from './counters.block.ts'

export const examples: readonly CountersBlock[] = [
  {
    blockType: 'counters',
    id: 'counters',
    counters: [
      { id: 'rooms', value: 146, digits: 0, label: 'Rooms since 2009' },
      { id: 'joints', value: 12400, digits: 0, label: 'Joints, glued and wedged' },
      { id: 'table', value: 4.5, digits: 1, suffix: ' m', label: 'Length of the longest table' },
      { id: 'timber', value: 98, digits: 0, suffix: ' %', label: 'Timber from within 60 miles' },
    ],
  },
  {
    blockType: 'counters',
    id: 'counters-hostile',
    counters: [{ id: 'hostile', value: -1_000_000_000_000, digits: 0, prefix: HOSTILE, label: LONG }],
  },
]
