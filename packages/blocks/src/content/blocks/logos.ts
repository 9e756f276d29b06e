import { disc, inPicker, outline } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { lineField, rowsField, titleFields } from '../block-fields.ts'

export const logos: Block = {
  slug: 'logos',
  labels: { singular: 'Logos', plural: 'Logos' },
  admin: inPicker(
    'Lists and boxes',
    ...[4, 14, 24, 34].flatMap((x) => [
      outline(x, 6, 10, 10),
      disc(x + 5, 11, 2),
      outline(x, 16, 10, 10),
      disc(x + 5, 21, 2),
    ]),
  ),
  fields: [
    ...titleFields,
    rowsField('logos', 'Logos', 40, [
      {
        type: 'row',
        fields: [
          lineField('name', 'Name', { max: 120, help: 'Set in type when there is no picture.' }),
          { name: 'url', label: 'Leads to', type: 'text', maxLength: 2000 },
        ],
      },
      { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    ]),
  ],
}
