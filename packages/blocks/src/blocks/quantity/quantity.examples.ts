import { HOSTILE } from '@vitrine/ui/examples'
import type { QuantityBlock } from './quantity.block.ts'

const link = { label: 'Ask for a price', href: '/contact/', newTab: false }
const any = { blockType: 'quantity', name: 'quantity', value: 1, min: 0, step: 1, link } as const

export const examples = [
  { ...any, id: 'quantity-normal', heading: 'How many?', label: 'Chair no. 4', value: 4, min: 2, max: 12, step: 2 },
  { ...any, id: 'quantity-minimal', label: 'Lamps' },
  { ...any, id: 'quantity-hostile', heading: HOSTILE, label: HOSTILE, link: { ...link, label: HOSTILE } },
] satisfies QuantityBlock[]
