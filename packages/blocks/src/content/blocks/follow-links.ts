import { disc, inPicker, lines } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField } from '../block-fields.ts'

export const followLinks: Block = {
  slug: 'followLinks',
  labels: { singular: 'Profiles elsewhere', plural: 'Profiles elsewhere' },
  admin: inPicker('Links', ...[10, 16, 22].flatMap((y) => [disc(10, y, 1.8), lines(15, y - 0.4, 20)])),
  fields: [
    lineField('label', 'Text before'),
    choiceField('look', 'Look', { icons: 'Marks', names: 'Marks with names' }),
    {
      name: 'profiles',
      label: 'Profiles',
      type: 'array',
      maxRows: 12,
      admin: { description: 'None: those of the site’s settings.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', label: 'Name', type: 'text', required: true, maxLength: 60 },
            { name: 'url', label: 'Address', type: 'text', required: true, maxLength: 500 },
          ],
        },
      ],
    },
  ],
}
