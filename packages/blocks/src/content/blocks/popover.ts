import { button, inPicker, lines, outline } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField } from '../block-fields.ts'

export const popover: Block = {
  slug: 'popover',
  labels: { singular: 'Text behind a button', plural: 'Texts behind buttons' },
  admin: inPicker('Text', button(8, 7, 12), outline(8, 12, 26, 14), lines(11, 15, 20, 4)),
  fields: [
    {
      type: 'row',
      fields: [
        lineField('label', 'Text of the button', { required: true, max: 80 }),
        choiceField('look', 'Look', { outline: 'Outlined', solid: 'Filled', quiet: 'Underlined' }),
      ],
    },
    { name: 'content', label: 'Text', type: 'richText', required: true, localized: true },
  ],
}
