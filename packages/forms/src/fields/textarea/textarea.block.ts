import { lines, outline, stroke } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import type { FieldBlock } from '../../content/field-block.ts'
import { lineFields } from '../../content/field-parts.ts'

const counter: Field = {
  name: 'counter',
  label: { en: 'Show a character count', de: 'Zeichen zählen' },
  type: 'select',
  options: [
    { label: { en: 'typed so far', de: 'bisher geschriebene' }, value: 'up' },
    { label: { en: 'left to the longest', de: 'bis zur Höchstlänge übrige' }, value: 'down' },
  ],
  admin: { width: '50%' },
}

export const block: FieldBlock = {
  label: { en: 'Long text', de: 'Langer Text' },
  thumbnail: [lines(8, 5, 11), outline(8, 8, 32, 18), lines(11, 11.5, 24, 4), stroke('M35.5 24.5l3-3')],
  fields: [...lineFields, counter],
}
