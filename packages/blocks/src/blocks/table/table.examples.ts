import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { TableBlock } from './table.block.ts'

export const examples = [
  {
    blockType: 'table',
    id: 'table-sizes',
    heading: 'Chair no. 4',
    intro: 'Made to order on Lantern Street.',
    heads: 'both',
    caption: 'Sizes in millimetres. The price includes delivery within forty miles.',
    rows: [
      ['', 'Seat', 'Height', 'Wood', 'Price'],
      ['For the table', '450', '780', 'Oak, soaped', '£640'],
      ['For the desk', '470', '800', 'Oak, oiled', '£690'],
      ['For the corner', '400', '910', 'Ash, bare', '£720'],
    ],
  },
  { blockType: 'table', id: 'table-minimal', heads: 'none', rows: [['Monday', '9 to 5']] },
  {
    blockType: 'table',
    id: 'table-wide',
    heads: 'row',
    rows: [
      Array.from({ length: 12 }, (_, column) => `Week ${column + 1}`),
      [HOSTILE, LONGER, ...Array.from({ length: 10 }, () => 'oak')],
    ],
  },
] satisfies TableBlock[]
