import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { paragraph } from '../example-parts.ts'
import type { RichTableBlock } from './rich-table.block.ts'

const cell = (id: string, text: string) => ({ id, content: [paragraph(text)] })

export const examples = [
  {
    blockType: 'richTable',
    id: 'rich-table-chairs',
    heading: 'Chairs',
    heads: 'both',
    caption: 'What is on the bench this month.',
    rows: [
      { id: 'head', cells: [cell('a', 'Chair'), cell('b', 'Picture'), cell('c', 'Price')] },
      {
        id: 'four',
        cells: [
          {
            id: 'a',
            content: [
              {
                kind: 'paragraph',
                children: [
                  {
                    kind: 'link',
                    href: '/work/',
                    newTab: false,
                    children: [{ kind: 'text', text: 'No. 4', marks: [] }],
                  },
                ],
              },
            ],
          },
          { id: 'b', content: [{ kind: 'picture', image: exampleImage }] },
          cell('c', '£640'),
        ],
      },
      { id: 'five', cells: [cell('a', 'No. 5'), { id: 'b', content: [paragraph('Not drawn yet.')], columns: 2 }] },
    ],
  },
  {
    blockType: 'richTable',
    id: 'rich-table-long',
    heads: 'none',
    rows: [{ id: 'one', cells: [cell('a', HOSTILE), cell('b', LONGER), { id: 'c', content: [] }] }],
  },
] satisfies RichTableBlock[]
