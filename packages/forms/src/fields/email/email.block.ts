import { stroke, title } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { lineFields } from '../../content/field-parts.ts'
import { labelled } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: { en: 'E-mail', de: 'E-Mail' },
  thumbnail: labelled(
    title(11, 14.8, 8),
    stroke('M28.1 18.2A2.9 2.9 0 1 1 29 16v.3a.9.9 0 0 1-1.8 0V16a1.2 1.2 0 1 0-.3.8'),
  ),
  fields: lineFields,
}
