import { outline, stroke } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { choices, defaultValue, hint, label, name, required, row } from '../../content/field-parts.ts'
import { boxes } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: { en: 'Checkboxes', de: 'Kästchen' },
  thumbnail: boxes(
    (y) => outline(9, y - 0.7, 4, 4),
    stroke('M9.9 9.4l1.2 1.2 2-2.6'),
    stroke('M9.9 23.4l1.2 1.2 2-2.6'),
  ),
  fields: [
    row(label, name),
    required,
    hint,
    choices,
    defaultValue,
    {
      name: 'exclusive',
      label: { en: 'Only one may be ticked', de: 'Nur eines darf angekreuzt sein' },
      type: 'checkbox',
      defaultValue: false,
    },
  ],
}
