import { LONG } from '@vitrine/ui/examples'
import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'number', name: 'rooms', label: 'Rooms', min: 1, max: 20 },
  {
    blockType: 'number',
    name: 'chairs',
    label: 'Chairs',
    hint: LONG,
    required: true,
    min: 2,
    max: 8,
    step: 2,
    buttons: true,
    defaultValue: '1',
  },
]
