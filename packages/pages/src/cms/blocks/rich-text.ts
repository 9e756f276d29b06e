import type { Block } from 'payload'

export const richText: Block = {
  slug: 'richText',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    {
      name: 'heading',
      label: 'Heading in the margin',
      type: 'text',
      localized: true,
      maxLength: 200,
    },
    {
      name: 'size',
      label: 'Size',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'Running text' },
        { value: 'large', label: 'Large, for a statement' },
      ],
    },
    { name: 'content', label: 'Text', type: 'richText', required: true, localized: true },
  ],
}
