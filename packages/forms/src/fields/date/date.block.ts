import { area, disc, lines, outline } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import type { FieldBlock } from '../../content/field-block.ts'
import { defaultValue, hint, label, name, required, row } from '../../content/field-parts.ts'

const days: Field = row(
  {
    name: 'min',
    label: { en: 'Earliest', de: 'Frühestes' },
    type: 'date',
    admin: { date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'max',
    label: { en: 'Latest', de: 'Spätestes' },
    type: 'date',
    admin: { date: { pickerAppearance: 'dayOnly' } },
  },
)

export const block: FieldBlock = {
  label: { en: 'Date', de: 'Datum' },
  thumbnail: [
    outline(14, 7, 20, 18),
    area(14, 7, 20, 4.5),
    ...[14, 17.4, 20.8].flatMap((y) => [lines(17, y, 14)]),
    disc(28, 18, 1.6),
  ],
  fields: [row(label, name), required, hint, defaultValue, days],
}
