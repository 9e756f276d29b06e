import { area, inPicker, lines, linkField, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField, rowsField, titleFields } from '../block-fields.ts'

export const team: Block = {
  slug: 'team',
  labels: { singular: 'Team', plural: 'Teams' },
  admin: inPicker(
    'Lists and boxes',
    ...[4, 18, 32].flatMap((x) => [area(x, 4, 12, 15), title(x, 21, 8), lines(x, 25, 10)]),
  ),
  fields: [
    ...titleFields,
    choiceField('variant', 'Form', { portraits: 'Portraits', rows: 'A line for each' }),
    rowsField('people', 'People', 60, [
      {
        type: 'row',
        fields: [lineField('name', 'Name', { required: true, max: 120 }), lineField('role', 'Role', { max: 120 })],
      },
      { name: 'text', label: 'Text', type: 'textarea', localized: true, maxLength: 600 },
      { name: 'image', label: 'Portrait', type: 'upload', relationTo: 'media' },
      { name: 'links', label: 'Links', type: 'array', maxRows: 4, fields: [linkField({ name: 'link' })] },
    ]),
  ],
}
