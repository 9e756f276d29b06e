import { disc, stroke } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { defaultValue, name, row } from '../../content/field-parts.ts'

export const block: FieldBlock = {
  label: { en: 'Hidden value', de: 'Verborgener Wert' },
  thumbnail: [stroke('M14 17c5-6 15-6 20 0-5 6-15 6-20 0zM15.5 23.5l17-13'), disc(24, 17, 1.8)],
  fields: [row(name, defaultValue)],
}
