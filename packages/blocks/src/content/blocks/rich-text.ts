import { inPicker, lines, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const richText: Block = {
  slug: 'richText',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: inPicker('Text', title(4, 6, 10), lines(18, 6, 26, 5), lines(18, 18, 26, 5)),
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
    // Not required: posts begin with such a block, and one in which nobody has written must not keep a post back.
    { name: 'content', label: 'Text', type: 'richText', localized: true },
  ],
}
