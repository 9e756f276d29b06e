import { area, inPicker, stroke } from '@vitrine/cms/fields'
import type { Block } from 'payload'
import { choiceField, lineField } from '../block-fields.ts'

export const video: Block = {
  slug: 'video',
  labels: { singular: 'Film', plural: 'Films' },
  admin: inPicker('Pictures and film', area(5, 5, 38, 22), stroke('M22 12l6 4-6 4z')),
  fields: [
    {
      name: 'file',
      label: 'Film',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { like: 'video/' } },
    },
    lineField('title', 'Title', { required: true, help: 'What a screen reader says.' }),
    { name: 'poster', label: 'Picture before it plays', type: 'upload', relationTo: 'media' },
    {
      name: 'captions',
      label: 'Captions',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Spoken words as text: a WebVTT file (.vtt).' },
      filterOptions: { mimeType: { equals: 'text/vtt' } },
    },
    lineField('caption', 'Text below', { max: 300 }),
    {
      type: 'row',
      fields: [
        choiceField('layout', 'Width', { column: 'As wide as its column', bleed: 'From edge to edge' }),
        { name: 'loops', label: 'Begins again at its end', type: 'checkbox', defaultValue: false },
      ],
    },
  ],
}
