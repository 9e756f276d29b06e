import { HOSTILE, LONG } from '@vitrine/ui/examples'
import type { ProgressBlock } from '../../core/blocks/progress.ts'

const items: ProgressBlock['items'] = [
  { label: 'Oak', percent: 62 },
  { label: 'Ash', percent: 27.5 },
  { label: 'Elm', percent: 10.5 },
]

export const progressExamples: readonly ProgressBlock[] = [
  { blockType: 'progress', id: 'progress-bars', shape: 'bar', items },
  { blockType: 'progress', id: 'progress-circles', shape: 'circle', items },
  {
    blockType: 'progress',
    id: 'progress-hostile',
    shape: 'bar',
    items: [
      { label: HOSTILE, percent: 0 },
      { label: LONG, percent: 100 },
    ],
  },
]
