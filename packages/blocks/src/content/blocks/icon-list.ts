import { disc, iconField, inPicker, lines, linkField } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField, rowsField, titleFields } from '../block-fields.ts'

export const iconList: Block = {
  slug: 'iconList',
  labels: { singular: 'List with pictograms', plural: 'Lists with pictograms' },
  admin: inPicker(
    'Lists and boxes',
    ...[6, 12, 18, 24].flatMap((y) => [disc(8, y + 0.8, 1.8), lines(13, y, 28 - (y % 5) * 2)]),
  ),
  fields: [
    ...titleFields,
    {
      type: 'row',
      fields: [
        choiceField('layout', 'Form', { list: 'One below the other', columns: 'In columns', line: 'In a line' }),
        { ...iconField, label: 'Pictogram of points without their own' },
      ],
    },
    rowsField('items', 'Points', 40, [
      { type: 'row', fields: [lineField('text', 'Text', { required: true }), iconField] },
      lineField('detail', 'Detail', { max: 400 }),
      lineField('tooltip', 'Explanation', { max: 300, help: 'Shown to who points at it.' }),
      linkField({ name: 'link' }),
    ]),
  ],
}
