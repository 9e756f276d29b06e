import { LONG } from '@vitrine/ui/examples'
import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'checkbox', name: 'topics', label: 'Topics', choices: `Light\nFurniture\n${LONG}`, required: true },
]
