import { inPicker, lines, rule, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const counters: Block = {
  slug: 'counters',
  labels: { singular: 'Counters', plural: 'Counters' },
  admin: inPicker(
    'Lists and boxes',
    rule(4, 8, 40),
    ...[4, 18, 32].flatMap((x) => [
      title(x, 13, 6),
      stroke(`M${x + 8.6} 12.5v3.4M${x + 6.9} 14.2h3.4`),
      lines(x, 18.5, 11),
    ]),
  ),
  fields: [
    {
      name: 'counters',
      label: 'Numbers',
      type: 'array',
      minRows: 1,
      maxRows: 8,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'prefix', label: 'Before', type: 'text', localized: true, maxLength: 10, admin: { width: '25%' } },
            { name: 'value', label: 'Number', type: 'number', required: true, admin: { width: '50%' } },
            { name: 'suffix', label: 'After', type: 'text', localized: true, maxLength: 10, admin: { width: '25%' } },
          ],
        },
        { name: 'label', label: 'Of what', type: 'text', required: true, localized: true, maxLength: 120 },
      ],
    },
  ],
}
