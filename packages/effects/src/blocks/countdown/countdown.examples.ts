import { LONG } from '@vitrine/ui/examples'
import type { CountdownBlock } from './countdown.block.ts'

export const examples: readonly CountdownBlock[] = [
  {
    blockType: 'countdown',
    id: 'countdown',
    heading: 'The workshop opens its doors',
    until: '2099-05-01T16:00:00.000Z',
    afterwards: 'The doors are open.',
  },
  { blockType: 'countdown', id: 'countdown-over', heading: LONG, until: '2020-01-01T00:00:00.000Z', afterwards: LONG },
]
