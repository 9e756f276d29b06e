import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { MAX_CELLS_LENGTH, parseCells } from '../../core/cells.ts'
import { ruled, striped } from '../../core/look-styles.ts'

/** Spellings of yes and no in a cell. */
const YES = new Set(['yes', 'x', '✓', '✔', '+'])
const NO = new Set(['', 'no', '–', '-', '—'])

/** Comparison of offers, feature by feature. */
export const comparisonTable = defineBlock({
  name: 'comparisonTable',
  label: { en: 'Comparison', de: 'Vergleich' },
  group: 'Lists and boxes',
  drawing: [
    draw.title(19, 5, 6),
    draw.title(29, 5, 6),
    draw.title(39, 5, 6),
    ...[10, 16, 22].flatMap((y, row) => [
      draw.rule(4, y, 41),
      draw.lines(4, y + 2.5, 11),
      ...[22, 32, 42].slice(row).map((x) => draw.disc(x, y + 3, 1)),
    ]),
  ],
  looks: {
    striped: striped('.comparison-table__table'),
    ruled: ruled('.comparison-table__table'),
  },
  fields: {
    ...titled,
    offers: field.rows({
      label: { en: 'Columns', de: 'Spalten' },
      required: true,
      min: 1,
      max: 6,
      fields: {
        name: field.text({ label: { en: 'Name', de: 'Name' }, required: true, maxLength: 80 }),
        detail: field.text({
          label: { en: 'Detail', de: 'Einzelheit' },
          help: { en: 'Such as the price.', de: 'Etwa der Preis.' },
          maxLength: 80,
        }),
        highlighted: field.toggle({ label: { en: 'Stands out', de: 'Sticht hervor' } }),
        link: field.link(),
      },
      sideBySide: [['name', 'detail']],
    }),
    rows: field.lines({
      label: { en: 'Rows', de: 'Zeilen' },
      help: {
        en: 'One row per line: what is compared | a cell for each column. “yes” and “no” become icons.',
        de: 'Jede Zeile: was verglichen wird | eine Zelle für jede Spalte. Aus „yes“ und „no“ werden Zeichen.',
      },
      required: true,
      maxLength: MAX_CELLS_LENGTH,
      rows: 8,
    }),
  },
  refine: ({ offers, rows, ...block }) => ({
    ...block,
    offers: offers.map(({ highlighted, ...offer }) => ({ ...offer, isHighlighted: highlighted })),
    /** A value for each offer: `true` has it, `false` has it not, a text says how much. */
    rows: parseCells(rows).map(([name = '', ...cells]) => ({
      name,
      values: offers.map((_, place) => readValue(cells[place] ?? '')),
    })),
  }),
})

export type ComparisonTableBlock = BlockOf<typeof comparisonTable>

function readValue(cell: string): boolean | string {
  const word = cell.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : cell
}
