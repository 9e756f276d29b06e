import { asCode, inPicker, lines, outline } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { lineField } from '../block-fields.ts'

export const code: Block = {
  slug: 'code',
  labels: { singular: 'Code', plural: 'Code' },
  admin: inPicker(
    'Text',
    outline(5, 6, 38, 20),
    lines(9, 10, 12),
    lines(12, 14, 18),
    lines(12, 18, 14),
    lines(9, 22, 6),
  ),
  fields: [
    { name: 'code', label: 'Text', type: 'textarea', required: true, admin: asCode(12) },
    lineField('caption', 'Caption', { max: 300 }),
  ],
}
