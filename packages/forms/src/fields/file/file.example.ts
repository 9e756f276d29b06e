import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  {
    blockType: 'file',
    name: 'plan',
    label: 'A plan',
    hint: 'PDF or a picture.',
    types: 'pdf, image/*',
    maxMegabytes: 2,
  },
]
