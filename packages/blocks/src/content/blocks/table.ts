import { inPicker, lines, rule, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField, titleFields } from '../block-fields.ts'

/** Longest text of a table's rows, in characters. */
const MAX_ROWS_LENGTH = 20_000

export const table: Block = {
  slug: 'table',
  labels: { singular: 'Table', plural: 'Tables' },
  admin: inPicker(
    'Text',
    title(4, 5, 9),
    title(19, 5, 9),
    title(34, 5, 9),
    ...[10, 15, 20, 25].flatMap((y) => [rule(4, y, 40), lines(4, y + 2, 10), lines(19, y + 2, 7), lines(34, y + 2, 8)]),
  ),
  fields: [
    ...titleFields,
    {
      name: 'rows',
      label: 'Rows',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: MAX_ROWS_LENGTH,
      admin: { rows: 8, description: 'One row a line, cells divided by |. Rows of a spreadsheet can be pasted.' },
    },
    choiceField('heads', 'Titles stand in', {
      row: 'The first row',
      column: 'The first column',
      both: 'Both',
      none: 'Neither',
    }),
    lineField('caption', 'Caption', { max: 300 }),
  ],
}
