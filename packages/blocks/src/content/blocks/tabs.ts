import { iconField, inPicker, lines, outline, rule, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField, rowsField, titleFields } from '../block-fields.ts'

export const tabs: Block = {
  slug: 'tabs',
  labels: { singular: 'Tabs', plural: 'Tabs' },
  admin: inPicker(
    'Text',
    title(5, 5, 10),
    lines(18, 6, 8),
    lines(29, 6, 8),
    rule(5, 10, 38),
    outline(5, 13, 38, 14),
    lines(8, 16, 24, 4),
  ),
  fields: [
    ...titleFields,
    choiceField('orientation', 'Titles stand', { horizontal: 'Above', vertical: 'Beside' }),
    rowsField('panels', 'Panels', 12, [
      { type: 'row', fields: [lineField('title', 'Title', { required: true, max: 80 }), iconField] },
      { name: 'content', label: 'Text', type: 'richText', localized: true },
      { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    ]),
  ],
}
