import { inPicker, lines, outline, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { lineField } from '../block-fields.ts'

export const audio: Block = {
  slug: 'audio',
  labels: { singular: 'Sound', plural: 'Sounds' },
  admin: inPicker(
    'Pictures and film',
    title(6, 9, 20),
    outline(6, 15, 36, 7),
    stroke('M10 16.8l3.4 1.7-3.4 1.7z'),
    lines(17, 18, 20),
  ),
  fields: [
    {
      name: 'file',
      label: 'Sound',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { like: 'audio/' } },
    },
    lineField('title', 'Title', { required: true }),
    lineField('detail', 'Detail', { help: 'Who speaks, how long it takes.' }),
  ],
}
