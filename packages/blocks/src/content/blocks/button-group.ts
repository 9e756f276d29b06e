import { button, iconField, inPicker, linkField, outline } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField, rowsField } from '../block-fields.ts'

export const buttonGroup: Block = {
  slug: 'buttonGroup',
  labels: { singular: 'Buttons', plural: 'Buttons' },
  admin: inPicker('Links', button(8, 14, 14), outline(25, 14, 14, 3.2)),
  fields: [
    choiceField('align', 'Stand', {
      start: 'At the start',
      center: 'In the middle',
      end: 'At the end',
      stretch: 'Over the whole width',
    }),
    rowsField('buttons', 'Buttons', 6, [
      linkField({ name: 'link' }),
      {
        type: 'row',
        fields: [choiceField('look', 'Look', { solid: 'Filled', outline: 'Outlined', quiet: 'Underlined' }), iconField],
      },
      lineField('tooltip', 'Explanation', { max: 300, help: 'Shown to who points at it.' }),
    ]),
  ],
}
