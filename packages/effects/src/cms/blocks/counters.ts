import { inPicker, lines, rule, title } from '@vitrine/cms/fields'
import type { Block } from 'payload'

export const counters: Block = {
  slug: 'counters',
  labels: { singular: 'Counters', plural: 'Counters' },
  admin: inPicker(
    'Lists and boxes',
    rule(4, 8, 40),
    ...[4, 18, 32].flatMap((x) => [title(x, 12, 9), title(x, 15.4, 9), lines(x, 20.5, 11)]),
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
