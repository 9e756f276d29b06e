import { stroke, title } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { bounds, defaultValue, hint, label, name, placeholder, required, row } from '../../content/field-parts.ts'
import { labelled } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: { en: 'Number', de: 'Zahl' },
  thumbnail: labelled(title(11, 14.8, 4), stroke('M34.5 15.2l1.5-1.5 1.5 1.5M34.5 16.8l1.5 1.5 1.5-1.5')),
  fields: [
    row(label, name),
    required,
    hint,
    row(placeholder, defaultValue),
    bounds,
    {
      name: 'buttons',
      label: { en: 'Minus and plus buttons', de: 'Schaltflächen für minus und plus' },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: {
          en: 'For quantities. The smallest number is 0 unless set.',
          de: 'Für Mengen. Der kleinste Wert ist 0, wenn nichts anderes gesetzt ist.',
        },
      },
    },
  ],
}
