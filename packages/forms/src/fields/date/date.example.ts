import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [{ blockType: 'date', name: 'start', label: 'Start', min: '2026-01-01' }]
