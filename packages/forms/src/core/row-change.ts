import { type Entries, lastText } from './entries.ts'
import type { WrittenFields } from './form.ts'
import { parseRowName, rowName, rowsName, rowsPosted } from './rows.ts'
import { freeTextName } from './submitted.ts'

/** Name of the buttons that add and remove rows where no script does. */
export const ROW_BUTTON = '_vitrine_row'

/** Change that an add or remove button asks for. */
export type RowChange =
  | { readonly kind: 'add'; readonly group: number }
  | { readonly kind: 'remove'; readonly group: number; readonly row: number }

/** Value of the button for a change. */
export function rowButton(change: RowChange): string {
  return change.kind === 'add' ? `add ${change.group}` : `remove ${change.group} ${change.row}`
}

/** The change that a post asks for; undefined for one that is to be sent. */
export function rowChangeOf(entries: Entries): RowChange | undefined {
  const [, added, group, row] =
    /^(?:add ([0-9]{1,3})|remove ([0-9]{1,3}) ([1-9][0-9]?))$/.exec(lastText(entries, ROW_BUTTON) ?? '') ?? []
  if (added !== undefined) return { kind: 'add', group: Number(added) }
  return group === undefined ? undefined : { kind: 'remove', group: Number(group), row: Number(row) }
}

/**
 * Entries after a change of rows: rows below a removed one move up. Changes beyond the limits of the group are ignored.
 *
 * @returns The renamed entries, and the new number of rows of the group.
 */
export function withRowChange(
  body: WrittenFields,
  entries: Entries,
  change: RowChange,
): { readonly entries: Entries; readonly rows: number } {
  const { group } = change
  const limits = body.groups[group]?.rows
  if (!limits) return { entries, rows: 1 }
  const fields = body.fields.map(({ tag, ...rest }) => ({ ...rest, name: tag.name }))
  const posted = entries.map(([name]) => name.replace(/\[.*$/s, ''))
  const rows = rowsPosted(group, { ...body, fields }, { said: lastText(entries, rowsName(group)), posted })
  if (change.kind === 'add') return { entries, rows: Math.min(rows + 1, limits.max) }
  if (rows === limits.min || change.row > rows) return { entries, rows }
  const names = new Set(fields.filter((field) => field.group === group).map(({ name }) => name))
  const moved = entries.flatMap(([name, value]): Entries => {
    const { prefix, field, keys } = partsOf(name)
    const now = nameAfterRemoval(field, { names, row: change.row })
    return now === undefined ? [] : [[prefix + now + keys, value]]
  })
  return { entries: moved, rows: rows - 1 }
}

/**
 * The name of a field once a row is gone.
 *
 * @param removed.names Names of the group's fields in its first row.
 * @returns Undefined for a field of that row.
 */
export function nameAfterRemoval(
  name: string,
  removed: { readonly names: ReadonlySet<string>; readonly row: number },
): string | undefined {
  const { first, row } = parseRowName(name)
  if (!removed.names.has(first) || row < removed.row) return name
  return row === removed.row ? undefined : rowName(first, row - 1)
}

/** A posted name: what stands before its field's name, and the keys after it. */
function partsOf(name: string): { readonly prefix: string; readonly field: string; readonly keys: string } {
  const free = freeTextName('')
  const prefix = name.startsWith(free) ? free : ''
  const own = name.slice(prefix.length)
  const end = own.indexOf('[')
  return { prefix, field: end < 0 ? own : own.slice(0, end), keys: end < 0 ? '' : own.slice(end) }
}
