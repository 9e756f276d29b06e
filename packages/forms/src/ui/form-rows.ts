import type { ShownBody } from '../core/form.ts'
import { rowNumbers } from '../core/rows.ts'

/** The rows of each group, by its place: a key for each row, which it keeps when rows before it are removed. */
export type Rows = readonly (readonly number[])[]

/** The rows with which a form begins. */
export function firstRows(body: ShownBody): Rows {
  const groups = body.kind === 'fields' ? (body.groups ?? []) : []
  return groups.map(({ firstRows = 1 }) => rowNumbers(firstRows))
}

export function hasRows(body: ShownBody): boolean {
  return body.kind === 'fields' && body.groups?.some(({ rows }) => rows) === true
}
