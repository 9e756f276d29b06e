import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [{ blockType: 'submit', label: 'Send' }, { blockType: 'submit' }]
