import { area, outline, stroke } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { hint, label, name, row } from '../../content/field-parts.ts'

export const block: FieldBlock = {
  label: { en: 'Image with characters to read', de: 'Bild mit Zeichen zum Ablesen' },
  thumbnail: [
    area(8, 6, 22, 9),
    stroke('M11 12l2-4 2 4M18 8.4c3-1 3 4.4 0 3.4zM23.5 8l3 4M26.5 8l-3 4'),
    outline(8, 18, 22, 7),
  ],
  fields: [row(label, name), hint],
}
