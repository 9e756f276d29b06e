import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'radio', name: 'budget', label: 'Budget', choices: 'Small\nLarge', defaultValue: 'Small' },
]
