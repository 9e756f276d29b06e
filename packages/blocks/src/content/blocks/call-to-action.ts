import { area, button, inPicker, lines, linkField, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField } from '../block-fields.ts'

export const callToAction: Block = {
  slug: 'callToAction',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: inPicker(
    'Links',
    area(0, 6, 48, 20),
    title(5, 11, 20),
    title(5, 15, 14),
    lines(30, 12, 13, 2),
    button(30, 17.5),
  ),
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'text', label: 'Text', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    choiceField('ground', 'Ground', { accent: 'Accent', surface: 'A shade darker', none: 'None' }),
    { name: 'links', label: 'Links', type: 'array', maxRows: 3, fields: [linkField({ name: 'link' })] },
  ],
}
