import { area, button, inPicker, lines } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const progress: Block = {
  slug: 'progress',
  labels: { singular: 'Progress', plural: 'Progress' },
  admin: inPicker(
    'Lists and boxes',
    ...[24, 32, 15].flatMap((width, row) => [
      lines(6, 6 + row * 8, 12),
      area(6, 8.4 + row * 8, 36, 3.2),
      button(6, 8.4 + row * 8, width),
    ]),
  ),
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
