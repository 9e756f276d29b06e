import { area, disc, inPicker, lines, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { lineField } from '../block-fields.ts'

export const map: Block = {
  slug: 'map',
  labels: { singular: 'Map', plural: 'Maps' },
  admin: inPicker(
    'Pictures and film',
    area(4, 5, 26, 22),
    stroke('M4 18l10-4 16 6M18 5v22'),
    disc(18, 14.5, 1.8),
    title(33, 16, 10),
    lines(33, 21, 11, 3),
  ),
  fields: [
    lineField('name', 'Name', { required: true }),
    { name: 'address', label: 'Address', type: 'textarea', required: true, localized: true, maxLength: 500 },
    { name: 'image', label: 'Picture of a map', type: 'upload', relationTo: 'media' },
    lineField('directions', 'How to get there', { max: 600 }),
    {
      name: 'url',
      label: 'Leads to',
      type: 'text',
      maxLength: 2000,
      admin: { description: 'Empty: the address at OpenStreetMap.' },
    },
  ],
}
