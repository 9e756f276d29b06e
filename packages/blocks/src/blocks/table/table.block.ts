import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { MAX_CELLS_LENGTH, parseCells } from '../../core/cells.ts'
import { ruled, striped } from '../../core/look-styles.ts'

/** Rows and columns of text. */
export const table = defineBlock({
  name: 'table',
  label: { en: 'Table', de: 'Tabelle' },
  group: 'Text',
  drawing: [
    draw.title(4, 5, 9),
    draw.title(19, 5, 9),
    draw.title(34, 5, 9),
    ...[10, 15, 20, 25].flatMap((y) => [
      draw.rule(4, y, 40),
      draw.lines(4, y + 2, 10),
      draw.lines(19, y + 2, 7),
      draw.lines(34, y + 2, 8),
    ]),
  ],
  looks: {
    striped: striped('.table__table'),
    ruled: ruled('.table__table'),
  },
  fields: {
    ...titled,
    rows: field.lines({
      label: { en: 'Rows', de: 'Zeilen' },
      help: {
        en: 'One row per line, cells separated by |. Rows of a spreadsheet can be pasted.',
        de: 'Jede Zeile für sich, Zellen durch | getrennt. Zeilen einer Tabellenkalkulation lassen sich einfügen.',
      },
      required: true,
      maxLength: MAX_CELLS_LENGTH,
      rows: 8,
    }),
    /** Cells that say what the others are. */
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
  refine: (block) => ({ ...block, rows: parseCells(block.rows) }),
})

export type TableBlock = BlockOf<typeof table>
