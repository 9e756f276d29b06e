import type { Condition } from './conditions/condition.ts'

/** Limits of the number of rows of a group. */
export interface RowLimits {
  /** 1 at least. */
  readonly min: number
  readonly max: number
}

/** Rows of a group that names no limit. */
const DEFAULT_MAX_ROWS = 10

/** Rows of any group: each is a copy of its fields. */
const MOST_ROWS = 20

export function parseRowLimits(minRows: unknown, maxRows: unknown): RowLimits {
  const whole = (raw: unknown, fallback: number) =>
    typeof raw === 'number' && raw >= 1 ? Math.min(Math.trunc(raw), MOST_ROWS) : fallback
  const min = whole(minRows, 1)
  return { min, max: Math.max(min, whole(maxRows, DEFAULT_MAX_ROWS)) }
}

/** Name of a field in a row, from 1: `guest`, `guest__2`, `guest__3`. */
export function rowName(name: string, row: number): string {
  return row === 1 ? name : `${name}__${row}`
}

/** @returns The field's name in the first row, and the row that a name is of; row 1 for a name of no other. */
export function parseRowName(name: string): { readonly first: string; readonly row: number } {
  const [, first, digits] = /^(.+)__([2-9]|[1-9][0-9])$/.exec(name) ?? []
  return first === undefined ? { first: name, row: 1 } : { first, row: Number(digits) }
}

/** Name under which a form says how many rows of a group it has; such names are no fields. */
export function rowsName(group: number): string {
  return `_vitrine_rows_${group}`
}

interface Field {
  readonly name: string
  readonly group?: number
  readonly showWhen?: Condition
}

interface Group {
  readonly rows?: RowLimits
}

/** A field in one of the rows of its group. */
export type InRow<F extends Field> = F & {
  /** Place among the fields of the form as it was written. */
  readonly place: number
  /** From 1. */
  readonly row: number
}

/**
 * Writes the fields of a form out row by row. A condition that names a field of its own group means that of its row; the
 * fields of others mean the first row.
 *
 * @param rowsOf How many rows a group has.
 */
export function inRows<F extends Field>(
  fields: readonly F[],
  groups: readonly Group[],
  rowsOf: (group: number) => number,
): readonly InRow<F>[] {
  const placed = fields.map((field, place): InRow<F> => ({ ...field, place, row: 1 }))
  return placed.flatMap((field) => {
    const { group } = field
    if (group === undefined || !groups[group]?.rows) return [field]
    const members = placed.filter((other) => other.group === group)
    if (members[0] !== field) return []
    const names = new Set(members.map(({ name }) => name))
    return rowNumbers(rowsOf(group)).flatMap((row) => members.map((member) => asRow(member, row, names)))
  })
}

/**
 * Number of rows of a group that were posted, within its limits.
 *
 * @param said Number that the form posted; the names of fields count too, since a post may lack it.
 * @param posted Names of all fields that were posted.
 */
export function rowsPosted(
  group: number,
  { fields, groups }: { readonly fields: readonly Field[]; readonly groups: readonly Group[] },
  { said, posted }: { readonly said: unknown; readonly posted: Iterable<string> },
): number {
  const limits = groups[group]?.rows
  if (!limits) return 1
  const own = new Set(fields.filter((field) => field.group === group).map(({ name }) => name))
  let rows = typeof said === 'string' && /^[0-9]{1,2}$/.test(said) ? Number(said) : 1
  for (const name of posted) {
    const { first, row } = parseRowName(name)
    if (own.has(first)) rows = Math.max(rows, row)
  }
  return Math.min(Math.max(rows, limits.min), limits.max)
}

/** The numbers of so many rows. */
export function rowNumbers(rows: number): readonly number[] {
  return Array.from({ length: rows }, (_, index) => index + 1)
}

function asRow<F extends Field>(field: InRow<F>, row: number, names: ReadonlySet<string>): InRow<F> {
  const { showWhen } = field
  if (row === 1) return field
  return { ...field, row, name: rowName(field.name, row), ...(showWhen && { showWhen: ofRow(showWhen, row, names) }) }
}

function ofRow({ match, tests: [first, ...others] }: Condition, row: number, names: ReadonlySet<string>): Condition {
  const moved = <Test extends Condition['tests'][number]>(test: Test): Test =>
    names.has(test.field) ? { ...test, field: rowName(test.field, row) } : test
  return { match, tests: [moved(first), ...others.map(moved)] }
}
