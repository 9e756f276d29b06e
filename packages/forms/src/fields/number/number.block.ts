import { stroke, title } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { bounds, defaultValue, hint, label, name, placeholder, required, row } from '../../content/field-parts.ts'
import { labelled } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: 'Number',
  thumbnail: labelled(title(11, 14.8, 4), stroke('M34.5 15.2l1.5-1.5 1.5 1.5M34.5 16.8l1.5 1.5 1.5-1.5')),
  fields: [
    row(label, name),
    required,
    hint,
    row(placeholder, defaultValue),
    bounds,
    {
      name: 'buttons',
      label: 'Minus and plus buttons',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'For quantities. The smallest number is 0 unless set.' },
    },
  ],
}
