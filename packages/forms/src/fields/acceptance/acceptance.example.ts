import { LONG } from '@vitrine/ui/examples'
import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [
  { blockType: 'acceptance', name: 'terms', label: 'Terms', text: `You may keep my message. ${LONG}` },
]
