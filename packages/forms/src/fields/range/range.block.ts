import { area, disc, lines, rule } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { bounds, defaultValue, hint, label, name, row } from '../../content/field-parts.ts'

export const block: FieldBlock = {
  label: { en: 'Number on a scale', de: 'Zahl auf einer Skala' },
  thumbnail: [lines(8, 11, 11), rule(8, 18, 32), area(8, 17.4, 20, 1.4), disc(28, 18.1, 2.2)],
  fields: [row(label, name), hint, row(defaultValue), bounds],
}
