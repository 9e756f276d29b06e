import { area, inPicker, lines } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { galleryName } from '../block-fields.ts'

export const image: Block = {
  slug: 'image',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: inPicker('Pictures and film', area(0, 4, 36, 24), lines(38, 26, 8)),
  fields: [
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'layout',
      label: 'Width',
      type: 'select',
      required: true,
      defaultValue: 'inset',
      options: [
        { value: 'bleed', label: 'From edge to edge' },
        { value: 'inset', label: 'Inset, caption in the margin' },
        { value: 'column', label: 'As wide as its column' },
      ],
    },
    { name: 'caption', label: 'Caption', type: 'text', localized: true, maxLength: 300 },
    { name: 'opensLarge', label: 'Opens large', type: 'checkbox', defaultValue: false },
    galleryName('Empty: it belongs to all pictures of the page that open large.'),
  ],
}
