import type { FormState } from 'payload'
import { getDataByPath, getSiblingData } from 'payload/shared'
import { useRef } from 'react'

/** Path of a row, or what stands in one, up to the dot behind the row's number. */
const ROW = /\.\d+(?=\.|$)/g

/** Fields of a form by the row that they stand in, at any depth: the path of the row, and those of its fields. */
const rowsOfForms = new WeakMap<FormState, ReadonlyMap<string, readonly string[]>>()

/** Content of a row of a form, and the fields that it is of. */
export interface RowData {
  readonly path: string
  readonly part: FormState
  readonly data: unknown
}

/** Hook of {@link rowData}. @param form What Payload tells those that watch a form. */
export function useRowData({ fields }: { readonly fields: FormState }, path: string): unknown {
  const known = useRef<RowData>(undefined)
  known.current = rowData(fields, path, known.current)
  return known.current.data
}

/**
 * Content of a row, as Payload's provider of row labels finds it: `getDataByPath`, or `getSiblingData` where that has
 * nothing. Payload goes through all fields of the form twice for each row, at each key that is typed anywhere.
 *
 * @param path Path of a row, or of a collapsible field.
 * @param before The answer before, which is given again while none of its fields has changed.
 */
export function rowData(fields: FormState, path: string, before?: RowData): RowData {
  const part = partOfForm(fields, path)
  if (before?.path === path && isSame(before.part, part)) return before
  return { path, part, data: getDataByPath(part, path) || getSiblingData(part, path) }
}

/** The fields of a form that the data at a path can be of: those of the row that it is or stands in; else all. */
function partOfForm(fields: FormState, path: string): FormState {
  const row = rowsAlong(path).at(-1)
  if (row === undefined) return fields
  const names = rowsOf(fields).get(row) ?? []
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
}

function rowsOf(fields: FormState): ReadonlyMap<string, readonly string[]> {
  const known = rowsOfForms.get(fields)
  if (known) return known
  const rows = new Map<string, string[]>()
  for (const name of Object.keys(fields)) {
    for (const row of rowsAlong(name)) {
      const names = rows.get(row)
      if (names) names.push(name)
      else rows.set(row, [name])
    }
  }
  rowsOfForms.set(fields, rows)
  return rows
}

/** Paths of the rows that a field stands in, outermost first. */
function rowsAlong(path: string): readonly string[] {
  return [...path.matchAll(ROW)].map(({ index, 0: { length } }) => path.slice(0, index + length))
}

function isSame(one: FormState, other: FormState): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
