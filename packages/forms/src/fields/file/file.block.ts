import { button, outline, stroke } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { hint, label, name, required, row } from '../../content/field-parts.ts'

export const block: FieldBlock = {
  label: { en: 'File', de: 'Datei' },
  thumbnail: [outline(17, 5, 14, 17), stroke('M24 17v-7M21.2 12.6L24 9.8l2.8 2.8'), button(17, 24, 14)],
  fields: [
    row(label, name),
    required,
    hint,
    row(
      {
        name: 'types',
        label: { en: 'Accepted types', de: 'Erlaubte Dateitypen' },
        type: 'text',
        maxLength: 300,
        admin: {
          width: '50%',
          description: {
            en: 'Extensions or types, such as pdf, docx, image/*. Empty: images, documents, audio, video.',
            de: 'Endungen oder Typen, etwa pdf, docx, image/*. Leer: Bilder, Dokumente, Audio, Video.',
          },
        },
      },
      {
        name: 'maxMegabytes',
        label: { en: 'Maximum file size, in megabytes', de: 'Höchste Dateigröße in Megabyte' },
        type: 'number',
        min: 0.01,
        max: 100,
        admin: { width: '50%', description: { en: 'Empty: 1.', de: 'Leer: 1.' } },
      },
    ),
  ],
}
