import { inPicker, lines, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { headingFields } from '../fields/heading.ts'

export const heading: Block = {
  slug: 'heading',
  labels: { singular: 'Heading', plural: 'Headings' },
  admin: inPicker('Text', lines(6, 11, 9), title(6, 14.5, 32), title(6, 18.5, 20)),
  fields: [
    { name: 'text', label: 'Heading', type: 'text', required: true, localized: true, maxLength: 300 },
    { name: 'eyebrow', label: 'Line above', type: 'text', localized: true, maxLength: 120 },
    ...headingFields,
  ],
}
