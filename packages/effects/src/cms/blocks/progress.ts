import type { Block } from 'payload'

export const progress: Block = {
  slug: 'progress',
  labels: { singular: 'Progress', plural: 'Progress' },
  fields: [
    {
      name: 'shape',
      label: 'Form',
      type: 'select',
      required: true,
      defaultValue: 'bar',
      options: [
        { value: 'bar', label: 'Bars' },
        { value: 'circle', label: 'Circles' },
      ],
    },
    {
      name: 'items',
      label: 'Shares',
      type: 'array',
      minRows: 1,
      maxRows: 12,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'label',
              label: 'Of what',
              type: 'text',
              required: true,
              localized: true,
              maxLength: 120,
              admin: { width: '70%' },
            },
            {
              name: 'percent',
              label: 'Percent',
              type: 'number',
              required: true,
              min: 0,
              max: 100,
              admin: { width: '30%' },
            },
          ],
        },
      ],
    },
  ],
}
