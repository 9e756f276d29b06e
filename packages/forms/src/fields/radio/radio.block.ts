import { disc, stroke } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { choices, defaultValue, hint, label, name, row } from '../../content/field-parts.ts'
import { boxes } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: { en: 'Choice of one', de: 'Auswahl von einem' },
  thumbnail: boxes((y) => stroke(`M11 ${y - 0.7}a2 2 0 1 0 .01 0z`), disc(11, 16.3, 1.1)),
  fields: [row(label, name), hint, choices, defaultValue],
}
