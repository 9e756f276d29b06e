import { HOSTILE, LONG } from '@vitrine/ui/examples'
import type { HeadingBlock } from './heading.block.ts'

const heading = { blockType: 'heading', level: 2, align: 'start' } as const

export const examples: readonly HeadingBlock[] = [
  { ...heading, id: 'heading-first', text: 'Rooms for ordinary mornings.', eyebrow: 'Since 2009', size: 6 },
  { ...heading, id: 'heading-center', text: 'Four chairs, one table.', eyebrow: 'Furniture', size: 5, align: 'center' },
  { ...heading, id: 'heading-end', text: 'What stays', size: 3, align: 'end' },
  { ...heading, id: 'heading-small', text: 'Opening hours', size: 1, level: 2 },
  { ...heading, id: 'heading-long', text: LONG, size: 6 },
  { ...heading, id: 'heading-hostile', text: HOSTILE, size: 2 },
]
