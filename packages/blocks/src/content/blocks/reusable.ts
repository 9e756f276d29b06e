import { area, inPicker, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const reusable: Block = {
  slug: 'reusable',
  labels: { singular: 'Reusable block', plural: 'Reusable blocks' },
  admin: inPicker('More', area(6, 6, 16, 9), area(26, 6, 16, 9), area(16, 19, 16, 8), stroke('M14 15v3h20v-3')),
  fields: [{ name: 'block', label: 'Which', type: 'relationship', relationTo: 'reusable-blocks', required: true }],
}
