import { area, iconField, inPicker, lines, linkField, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField } from '../block-fields.ts'

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
        { value: 'icons', label: 'Boxes with pictograms' },
      ],
    },
    {
      type: 'row',
      admin: { condition: (_, siblings) => siblings?.variant === 'icons' },
      fields: [
        choiceField('columns', 'In a row', { 3: 'Three', 2: 'Two', 4: 'Four' }),
        choiceField('iconPlace', 'Pictogram', {
          top: 'Above',
          start: 'Beside the whole box',
          beside: 'Beside the title',
        }),
        choiceField('align', 'Text stands', { start: 'At the start', center: 'In the middle', end: 'At the bottom' }),
        choiceField('hover', 'Under the pointer', {
          none: 'Stays as it is',
          lift: 'Pictogram rises',
          fill: 'Box fills',
        }),
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
        iconField,
        { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
        linkField({ name: 'link' }),
      ],
    },
  ],
}
