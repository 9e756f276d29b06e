import { stroke, title } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { choices, defaultValue, hint, label, name, required, row } from '../../content/field-parts.ts'
import { labelled } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: { en: 'Drop-down', de: 'Auswahlliste' },
  thumbnail: labelled(title(11, 14.8, 13), stroke('M34.2 15.2l1.8 1.8 1.8-1.8')),
  fields: [
    row(label, name),
    required,
    hint,
    choices,
    defaultValue,
    row(
      {
        name: 'multiple',
        label: { en: 'Several may be chosen', de: 'Mehrere dürfen gewählt werden' },
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'includeBlank',
        label: { en: 'Begin with “please choose”', de: 'Mit „Bitte wählen“ beginnen' },
        type: 'checkbox',
        defaultValue: true,
      },
    ),
  ],
}
