import { iconField, inPicker, lines, rule } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField } from '../block-fields.ts'

export const separator: Block = {
  slug: 'separator',
  labels: { singular: 'Separator', plural: 'Separators' },
  admin: inPicker('Layout', lines(6, 6, 34, 3), rule(6, 16, 36), lines(6, 21, 34, 3)),
  fields: [
    {
      type: 'row',
      fields: [
        choiceField('look', 'Look', {
          line: 'Line',
          short: 'Short line',
          dotted: 'Three dots',
          space: 'Nothing but space',
        }),
        choiceField('size', 'Space', { medium: 'Medium', small: 'Little', large: 'Much' }),
      ],
    },
    { ...iconField, admin: { condition: (_, siblings) => siblings?.look === 'line' } },
  ],
}
