import { button, inPicker, lines, linkField, outline, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { lineField, rowsField, titleFields } from '../block-fields.ts'

export const pricingTable: Block = {
  slug: 'pricingTable',
  labels: { singular: 'Price table', plural: 'Price tables' },
  admin: inPicker(
    'Lists and boxes',
    ...[4, 18, 32].flatMap((x) => [
      outline(x, 5, 12, 22),
      title(x + 2, 7.5, 6),
      lines(x + 2, 12, 8, 4),
      button(x + 2, 21.5),
    ]),
  ),
  fields: [
    ...titleFields,
    rowsField('plans', 'Offers', 5, [
      {
        type: 'row',
        fields: [
          lineField('name', 'Name', { required: true, max: 80 }),
          lineField('badge', 'Mark', { max: 40, help: 'Such as “Most rooms”. The offer then stands out.' }),
        ],
      },
      {
        type: 'row',
        fields: [
          lineField('price', 'Price', { max: 40 }),
          lineField('period', 'for', { max: 60, help: 'Such as “a month”.' }),
        ],
      },
      { name: 'text', label: 'Text', type: 'textarea', localized: true, maxLength: 400 },
      {
        name: 'features',
        label: 'What belongs to it',
        type: 'array',
        maxRows: 20,
        fields: [
          {
            type: 'row',
            fields: [
              lineField('text', 'Text', { required: true }),
              { name: 'included', label: 'Belongs to it', type: 'checkbox', defaultValue: true },
            ],
          },
        ],
      },
      linkField({ name: 'link' }),
    ]),
    lineField('note', 'Note below', { max: 400 }),
  ],
}
