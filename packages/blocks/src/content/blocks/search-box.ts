import { inPicker, lines, outline } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { lineField, titleFields } from '../block-fields.ts'

export const searchBox: Block = {
  slug: 'searchBox',
  labels: { singular: 'Search box', plural: 'Search boxes' },
  admin: inPicker('Links', outline(6, 13, 36, 6), lines(9, 15.6, 14)),
  fields: [...titleFields, lineField('placeholder', 'Example in the empty field', { max: 80 })],
}
