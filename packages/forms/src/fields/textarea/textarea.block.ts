import { lines, outline, stroke } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import type { FieldBlock } from '../../content/field-block.ts'
import { lineFields } from '../../content/field-parts.ts'

const counter: Field = {
  name: 'counter',
  label: 'Show a character count',
  type: 'select',
  options: [
    { label: 'typed so far', value: 'up' },
    { label: 'left to the longest', value: 'down' },
  ],
  admin: { width: '50%' },
}

export const block: FieldBlock = {
  label: 'Long text',
  thumbnail: [lines(8, 5, 11), outline(8, 8, 32, 18), lines(11, 11.5, 24, 4), stroke('M35.5 24.5l3-3')],
  fields: [...lineFields, counter],
}
