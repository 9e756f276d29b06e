import { area, inPicker } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, galleryName, lineField, rowsField, titleFields } from '../block-fields.ts'

export const gallery: Block = {
  slug: 'gallery',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  admin: inPicker(
    'Pictures and film',
    area(4, 4, 12.5, 14),
    area(4, 19, 12.5, 9),
    area(17.7, 4, 12.5, 8),
    area(17.7, 13, 12.5, 15),
    area(31.4, 4, 12.5, 12),
    area(31.4, 17, 12.5, 11),
  ),
  fields: [
    ...titleFields,
    {
      type: 'row',
      fields: [
        choiceField('layout', 'Form', {
          grid: 'All of one shape',
          masonry: 'Each in its own shape',
          justified: 'Rows of one height',
        }),
        choiceField('columns', 'Columns in a wide window', { 3: 'Three', 2: 'Two', 4: 'Four' }),
      ],
    },
    galleryName('Of each picture that is opened: “reading-room” makes #reading-room/0. Galleries of one name are one.'),
    rowsField('pictures', 'Pictures', 60, [
      { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
      lineField('title', 'Title', { help: 'When it is opened. Empty: its alternative text.' }),
      lineField('caption', 'Caption', { max: 300 }),
    ]),
  ],
}
