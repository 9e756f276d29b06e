import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'text', name: 'your-name', label: 'Your name', required: true, hint: 'As we may call you.' },
]
