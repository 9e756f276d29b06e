import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [{ blockType: 'hidden', name: 'source', defaultValue: 'example' }]
