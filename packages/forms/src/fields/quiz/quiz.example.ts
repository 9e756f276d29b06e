import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'quiz', name: 'sum', label: 'A small question', questions: 'What is 1+2?|3' },
]
