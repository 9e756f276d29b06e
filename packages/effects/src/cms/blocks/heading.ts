import type { Block } from 'payload'
import { headingFields } from '../fields/heading.ts'

export const heading: Block = {
  slug: 'heading',
  labels: { singular: 'Heading', plural: 'Headings' },
  fields: [
    { name: 'text', label: 'Heading', type: 'text', required: true, localized: true, maxLength: 300 },
    { name: 'eyebrow', label: 'Line above', type: 'text', localized: true, maxLength: 120 },
    ...headingFields,
  ],
}
