import { disc, inPicker, lines, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { lineField, rowsField, titleFields } from '../block-fields.ts'

export const timeline: Block = {
  slug: 'timeline',
  labels: { singular: 'Timeline, steps', plural: 'Timelines' },
  admin: inPicker(
    'Lists and boxes',
    stroke('M12 3v26'),
    ...[6, 14, 22].flatMap((y) => [disc(12, y + 1.2, 1.4), title(17, y, 12), lines(17, y + 3.6, 24)]),
  ),
  fields: [
    ...titleFields,
    rowsField('steps', 'Steps', 40, [
      {
        type: 'row',
        fields: [
          lineField('when', 'When', { max: 60, help: 'A year, a week, an hour.' }),
          lineField('title', 'Title', { required: true }),
        ],
      },
      { name: 'text', label: 'Text', type: 'textarea', localized: true, maxLength: 800 },
      { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    ]),
  ],
}
