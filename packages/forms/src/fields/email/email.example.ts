import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'email', name: 'your-email', label: 'E-mail', required: true, placeholder: 'you@example.com' },
]
