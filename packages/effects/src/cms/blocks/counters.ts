import type { Block } from 'payload'

export const counters: Block = {
  slug: 'counters',
  labels: { singular: 'Counters', plural: 'Counters' },
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
