import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { link } from '../example-parts.ts'
import type { ComparisonTableBlock } from './comparison-table.block.ts'

export const examples = [
  {
    blockType: 'comparisonTable',
    id: 'comparison-lamps',
    heading: 'Three lamps',
    intro: 'The same brass, three heights.',
    offers: [
      { id: 'desk', name: 'Desk', detail: '£210', isHighlighted: false, link },
      { id: 'table', name: 'Table', detail: '£480', isHighlighted: true, link: { ...link, label: 'Order one' } },
      { id: 'hall', name: 'Hall', detail: '£960', isHighlighted: false },
    ],
    rows: [
      { name: 'Dims to a glow', values: [false, true, true] },
      { name: 'Bulb included', values: [true, true, true] },
      { name: 'Cable', values: ['2 m', '4 m', 'to order'] },
      { name: 'Hangs from a joist', values: [false, false, true] },
    ],
  },
  {
    blockType: 'comparisonTable',
    id: 'comparison-long',
    offers: Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      name: LONGER.slice(0, 40 + index),
      isHighlighted: false,
    })),
    rows: [
      { name: HOSTILE, values: Array<string>(6).fill(HOSTILE) },
      { name: LONGER, values: Array<boolean>(6).fill(true) },
    ],
  },
] satisfies ComparisonTableBlock[]
