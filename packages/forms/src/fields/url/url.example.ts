import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [{ blockType: 'url', name: 'site', label: 'Website' }]
