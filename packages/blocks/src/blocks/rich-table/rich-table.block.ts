import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { ruled, striped } from '../../core/look-styles.ts'

/** Cells that one may span. */
const MAX_COLUMNS = 12
const MAX_ROWS = 200

/** Rows and columns whose cells hold links, pictures and lists, or are joined. A table of plain words is `table`. */
export const richTable = defineBlock({
  name: 'richTable',
  label: { en: 'Table with links and images', de: 'Tabelle mit Links und Bildern' },
  group: 'Text',
  drawing: [
    draw.title(4, 5, 9),
    draw.title(19, 5, 24),
    ...[10, 19].flatMap((y) => [
      draw.rule(4, y, 40),
      draw.area(4, y + 2, 9, 5),
      draw.lines(19, y + 2, 10),
      draw.lines(34, y + 2, 8),
    ]),
  ],
  looks: {
    striped: striped('.table__table'),
    ruled: ruled('.table__table'),
  },
  fields: {
    ...titled,
    rows: field.rows({
      label: { en: 'Rows', de: 'Zeilen' },
      required: true,
      min: 1,
      max: MAX_ROWS,
      folded: true,
      fields: {
        cells: field.rows({
          label: { en: 'Cells', de: 'Zellen' },
          required: true,
          min: 1,
          max: MAX_COLUMNS,
          fields: {
            content: field.richText({ label: { en: 'Text', de: 'Text' } }),
            columns: field.number({
              label: { en: 'Columns that it takes', de: 'Spalten, die sie einnimmt' },
              min: 1,
              max: MAX_COLUMNS,
              whole: true,
              placeholder: '1',
              widthPercent: 50,
            }),
            rows: field.number({
              label: { en: 'Rows that it takes', de: 'Zeilen, die sie einnimmt' },
              min: 1,
              max: MAX_ROWS,
              whole: true,
              placeholder: '1',
              widthPercent: 50,
            }),
          },
          sideBySide: [['columns', 'rows']],
        }),
      },
    }),
    heads: field.choice({
      label: { en: 'Headings are in', de: 'Titel stehen in' },
      options: {
        row: { en: 'The first row', de: 'Der ersten Zeile' },
        column: { en: 'The first column', de: 'Der ersten Spalte' },
        both: { en: 'Both', de: 'Beiden' },
        none: { en: 'Neither', de: 'Keiner' },
      },
    }),
    caption: field.text({ label: { en: 'Caption', de: 'Unterschrift' }, maxLength: 300 }),
  },
})

export type RichTableBlock = BlockOf<typeof richTable>
