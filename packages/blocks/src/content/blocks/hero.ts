import { area, button, inPicker, lines, linkField, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const hero: Block = {
  slug: 'hero',
  labels: { singular: 'Hero', plural: 'Heroes' },
  admin: inPicker(
    'Beginnings',
    title(4, 4, 30),
    title(4, 8, 22),
    lines(26, 12, 16, 2),
    button(26, 17),
    area(12, 22, 36, 10),
  ),
  fields: [
    {
      name: 'variant',
      label: 'Form',
      type: 'select',
      required: true,
      defaultValue: 'statement',
      options: [
        { value: 'statement', label: 'Statement: very large type, picture off the edge' },
        { value: 'split', label: 'Split: text and picture side by side' },
        { value: 'plain', label: 'Plain: type alone' },
      ],
    },
    { name: 'eyebrow', label: 'Line above', type: 'text', localized: true, maxLength: 120 },
    { name: 'heading', label: 'Heading', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'text', label: 'Text', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    { name: 'caption', label: 'Caption', type: 'text', localized: true, maxLength: 300 },
    { name: 'links', label: 'Links', type: 'array', maxRows: 3, fields: [linkField({ name: 'link' })] },
  ],
}
