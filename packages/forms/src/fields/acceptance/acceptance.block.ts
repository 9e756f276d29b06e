import { lines, outline, stroke } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { label, name, row } from '../../content/field-parts.ts'

export const block: FieldBlock = {
  label: 'Acceptance',
  thumbnail: [outline(8, 12, 5, 5), stroke('M9.2 14.5l1.5 1.5 2.6-3.4'), lines(16, 12.4, 24, 3)],
  fields: [
    row(label, name),
    {
      name: 'text',
      label: 'Text beside the checkbox',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 1000,
    },
    row(
      { name: 'optional', label: 'May be left unticked', type: 'checkbox', defaultValue: false },
      { name: 'invert', label: 'Must be left unticked', type: 'checkbox', defaultValue: false },
      { name: 'checked', label: 'Ticked from the start', type: 'checkbox', defaultValue: false },
    ),
  ],
}
