import type { FieldExample } from '../../ui/field-example.ts'

export const example: FieldExample = [{ blockType: 'captcha', name: 'word', label: 'What is written in the picture?' }]
