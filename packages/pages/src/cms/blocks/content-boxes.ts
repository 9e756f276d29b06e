import { area, inPicker, lines, linkField, title } from '@vitrine/cms/fields'
import type { Block } from 'payload'

export const contentBoxes: Block = {
  slug: 'contentBoxes',
  labels: { singular: 'Content boxes', plural: 'Content boxes' },
  admin: inPicker(
    'Lists and boxes',
    ...[4, 18, 32].flatMap((x) => [area(x, 5, 12, 9), title(x, 16, 9), lines(x, 20.5, 12, 3)]),
  ),
  fields: [
    {
      name: 'variant',
      label: 'Form',
      type: 'select',
      required: true,
      defaultValue: 'rows',
      options: [
        { value: 'rows', label: 'Numbered rows' },
        { value: 'cards', label: 'Cards with pictures' },
        { value: 'prices', label: 'Prices' },
      ],
    },
    { name: 'heading', label: 'Heading', type: 'text', localized: true, maxLength: 200 },
    { name: 'intro', label: 'Introduction', type: 'textarea', localized: true, maxLength: 600 },
    {
      name: 'boxes',
      label: 'Boxes',
      type: 'array',
      minRows: 1,
      maxRows: 24,
      fields: [
        { name: 'title', label: 'Title', type: 'text', required: true, localized: true, maxLength: 200 },
        {
          name: 'detail',
          label: 'Detail',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { description: 'A price, a year, a place.' },
        },
        { name: 'text', label: 'Text', type: 'textarea', localized: true, maxLength: 600 },
        { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
        linkField({ name: 'link' }),
      ],
    },
  ],
}
