import { type AdminLabel, adminTextIn, type CsvSeparator, clockText, csvLine } from '@vitrine/content/core'
import { asText, type Submitted } from '../submitted.ts'
import { HANDLING_LABELS } from './handling.ts'
import { type Labels, labelledName } from './labels.ts'
import { STATUS_LABELS } from './message-status.ts'
import { rowColumns } from './row-columns.ts'

/** Fields with a column of their own: senders may invent names, and a spreadsheet is to stay readable. */
export const MAX_COLUMNS = 200

/** A message as a row. */
export interface MessageRow {
  /** ISO 8601. */
  readonly received: string
  readonly form: string
  readonly status: string
  readonly handling: string
  /** Name of who looks after it; empty for nobody. */
  readonly assignee: string
  readonly entries: Submitted
}

/** Messages as a table with a column for each field, written row by row. */
export interface CsvTable {
  readonly head: string
  row(message: MessageRow): string
}

/**
 * @param names Names of all fields; those beyond {@link MAX_COLUMNS} share the last column.
 * @param known.timeZone IANA name of the zone by whose clocks times are written.
 * @param known.labels What stands above their columns in place of their names.
 * @param known.separator Sign between cells: a comma where none is given.
 */
export function csvTable(
  names: ReadonlySet<string>,
  {
    timeZone,
    labels = new Map(),
    separator = ',',
  }: { readonly timeZone: string; readonly labels?: Labels; readonly separator?: CsvSeparator },
): CsvTable {
  const own = rowColumns(names).slice(0, MAX_COLUMNS)
  const isOwn = new Set(own)
  const hasMore = names.size > own.length
  const line = (cells: readonly string[]) => csvLine(cells, separator)
  return {
    head: line([
      ...[`Received (${timeZone})`, 'Form', 'Delivery', 'Status', 'Assigned to'],
      ...own.map((name) => labelledName(name, labels)),
      ...(hasMore ? ['More'] : []),
    ]),
    row({ received, form, status, handling, assignee, entries }) {
      const more = Object.entries(entries).filter(([name]) => !isOwn.has(name))
      return line([
        clockText(new Date(received), timeZone),
        form,
        labelOf(STATUS_LABELS, status),
        labelOf(HANDLING_LABELS, handling),
        assignee,
        ...own.map((name) => (Object.hasOwn(entries, name) ? asText(entries[name]) : '')),
        ...(hasMore ? [more.map(([name, value]) => `${name}: ${asText(value)}`).join('\n')] : []),
      ])
    },
  }
}

/** Editor's label of a stored value, in the language of the file. */
function labelOf(labels: Readonly<Record<string, AdminLabel>>, value: string): string {
  return adminTextIn(labels[value] ?? value, 'en')
}
