import { disc, inPicker, lines, linkField, rule, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { lineField, rowsField, titleFields } from '../block-fields.ts'

export const comparisonTable: Block = {
  slug: 'comparisonTable',
  labels: { singular: 'Comparison', plural: 'Comparisons' },
  admin: inPicker(
    'Lists and boxes',
    title(19, 5, 6),
    title(29, 5, 6),
    title(39, 5, 6),
    ...[10, 16, 22].flatMap((y, row) => [
      rule(4, y, 41),
      lines(4, y + 2.5, 11),
      ...[22, 32, 42].slice(row).map((x) => disc(x, y + 3, 1)),
    ]),
  ),
  fields: [
    ...titleFields,
    rowsField('offers', 'Columns', 6, [
      {
        type: 'row',
        fields: [
          lineField('name', 'Name', { required: true, max: 80 }),
          lineField('detail', 'Detail', { max: 80, help: 'Such as the price.' }),
        ],
      },
      { name: 'highlighted', label: 'Stands out', type: 'checkbox', defaultValue: false },
      linkField({ name: 'link' }),
    ]),
    {
      name: 'rows',
      label: 'Rows',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 20_000,
      admin: {
        rows: 8,
        description: 'One row a line: what is compared | a cell for each column. “yes” and “no” become signs.',
      },
    },
  ],
}
