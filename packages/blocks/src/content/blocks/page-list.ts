import { area, inPicker, lines, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, titleFields } from '../block-fields.ts'

/** Most pages of a list. */
const MAX_PAGES = 24

export const pageList: Block = {
  slug: 'pageList',
  labels: { singular: 'List of pages', plural: 'Lists of pages' },
  admin: inPicker('Links', ...[4, 18, 32].flatMap((x) => [area(x, 7, 12, 9), title(x, 18, 9), lines(x, 22, 12)])),
  fields: [
    ...titleFields,
    {
      type: 'row',
      fields: [
        choiceField('layout', 'Form', { cards: 'Cards with pictures', rows: 'A line for each' }),
        choiceField('source', 'Which', { chosen: 'Chosen pages', children: 'All pages below one' }),
      ],
    },
    {
      name: 'pages',
      label: 'Pages',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      maxRows: MAX_PAGES,
      admin: { condition: (_, siblings) => siblings?.source !== 'children' },
    },
    {
      name: 'parent',
      label: 'Below',
      type: 'relationship',
      relationTo: 'pages',
      admin: {
        condition: (_, siblings) => siblings?.source === 'children',
        description: 'Empty: below the page that shows the list.',
      },
    },
  ],
}
