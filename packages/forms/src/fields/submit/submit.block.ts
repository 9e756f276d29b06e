import { button, outline } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { label } from '../../content/field-parts.ts'

export const block: FieldBlock = {
  label: { en: 'Send button', de: 'Senden-Schaltfläche' },
  thumbnail: [outline(8, 8, 32, 6), button(8, 18, 14)],
  fields: [{ ...label, required: false }],
  isNoQuestion: true,
}
