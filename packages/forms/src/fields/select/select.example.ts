import { LONG } from '@vitrine/ui/examples'
import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'select', name: 'kind', label: 'Kind', choices: `One\nTwo\n${LONG}`, includeBlank: true },
]
