import { lines, rule, stroke } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { lineFields } from '../../content/field-parts.ts'
import { labelled } from '../../content/field-shapes.ts'

export const block: FieldBlock = {
  label: { en: 'Web address', de: 'Webadresse' },
  thumbnail: labelled(lines(11, 15.6, 16), rule(11, 17, 16), stroke('M33 18l3-3M34 15h2.2v2.2')),
  fields: lineFields,
}
