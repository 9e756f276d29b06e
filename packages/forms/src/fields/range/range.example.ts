import { LONG } from '@vitrine/ui/examples'
import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'range', name: 'people', label: 'How many people?', hint: LONG, min: 1, max: 10 },
]
