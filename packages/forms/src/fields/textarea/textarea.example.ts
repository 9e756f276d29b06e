import { LONG } from '@vitrine/ui/examples'
import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'textarea', name: 'message', label: LONG, required: true },
  { blockType: 'textarea', name: 'story', label: 'Your story', maxLength: 200, counter: 'down' },
  { blockType: 'textarea', name: 'more', label: 'Anything else?', counter: 'up' },
]
