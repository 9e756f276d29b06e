import { disc, inPicker, lines } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { MAX_STARS } from '../../core/blocks/testimonials.ts'
import { choiceField, lineField, rowsField, titleFields } from '../block-fields.ts'

export const testimonials: Block = {
  slug: 'testimonials',
  labels: { singular: 'Voices, quotation', plural: 'Voices' },
  admin: inPicker(
    'Lists and boxes',
    ...[4, 19, 34].flatMap((x) => [lines(x, 7, 11, 5), disc(x + 1.5, 22, 1.5), lines(x + 4.5, 21.6, 6)]),
  ),
  fields: [
    ...titleFields,
    choiceField('variant', 'Form', { grid: 'Side by side', quote: 'One after the other, in large type' }),
    rowsField('items', 'Voices', 24, [
      { name: 'quote', label: 'What was said', type: 'textarea', required: true, localized: true, maxLength: 1000 },
      { type: 'row', fields: [lineField('name', 'Name'), lineField('role', 'Role or place')] },
      { name: 'image', label: 'Portrait', type: 'upload', relationTo: 'media' },
      {
        name: 'stars',
        label: 'Stars',
        type: 'number',
        min: 1,
        max: MAX_STARS,
        admin: { description: 'Empty: none are shown.' },
      },
    ]),
  ],
}
