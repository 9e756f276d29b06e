import { HOSTILE, LONG } from '@vitrine/ui/examples'
import type { ProgressBlock } from './progress.block.ts'

const items: ProgressBlock['items'] = [
  { id: 'oak', label: 'Oak', percent: 62 },
  { id: 'ash', label: 'Ash', percent: 27.5 },
  { id: 'elm', label: 'Elm', percent: 10.5 },
]

export const examples: readonly ProgressBlock[] = [
  { blockType: 'progress', id: 'progress-bars', shape: 'bar', items },
  { blockType: 'progress', id: 'progress-circles', shape: 'circle', items },
  {
    blockType: 'progress',
    id: 'progress-hostile',
    shape: 'bar',
    items: [
      { id: 'hostile', label: HOSTILE, percent: 0 },
      { id: 'long', label: LONG, percent: 100 },
    ],
  },
]
