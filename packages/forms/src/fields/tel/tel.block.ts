import { title } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { lineFields } from '../../content/field-parts.ts'
import { labelled } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: { en: 'Telephone', de: 'Telefon' },
  thumbnail: labelled(...[11, 15, 19].map((x) => title(x, 14.8, 3)), title(24, 14.8, 8)),
  fields: lineFields,
}
