import { lines, outline, stroke } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { label, name, row } from '../../content/field-parts.ts'

export const block: FieldBlock = {
  label: { en: 'Acceptance', de: 'Zustimmung' },
  thumbnail: [outline(8, 12, 5, 5), stroke('M9.2 14.5l1.5 1.5 2.6-3.4'), lines(16, 12.4, 24, 3)],
  fields: [
    row(label, name),
    {
      name: 'text',
      label: { en: 'Text beside the checkbox', de: 'Text neben dem Kästchen' },
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 1000,
    },
    row(
      {
        name: 'optional',
        label: { en: 'May be left unticked', de: 'Darf frei bleiben' },
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'invert',
        label: { en: 'Must be left unticked', de: 'Muss frei bleiben' },
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'checked',
        label: { en: 'Ticked from the start', de: 'Von Anfang an angekreuzt' },
        type: 'checkbox',
        defaultValue: false,
      },
    ),
  ],
}
