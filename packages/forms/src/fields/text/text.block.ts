import { title } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { lineFields } from '../../content/field-parts.ts'
import { labelled } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: 'Text',
  thumbnail: labelled(title(11, 14.8, 13)),
  fields: lineFields,
}
