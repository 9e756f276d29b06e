import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [{ blockType: 'tel', name: 'phone', label: 'Telephone' }]
