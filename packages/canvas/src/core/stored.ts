/** A part of a document as its form holds it: anything may be missing, references are ids. */
export type Stored = Readonly<Record<string, unknown>>

/** True of a part, and of no list. */
export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The rows in a list of a stored part; what is none is left out. */
export function rowsOf(value: unknown): readonly Stored[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}

/** Value at a path such as `layers.2.place`; undefined if there is none. */
export function valueAt(stored: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Stored | null | undefined)?.[key], stored)
}

/**
 * The same with another value at a path. Groups on the way that are not there yet are made; undefined takes the value out,
 * and groups that are empty then.
 */
export function withValueAt(stored: Stored, path: string, value: unknown): Stored {
  return (placed(stored, path.split('.'), value) ?? {}) as Stored
}

function placed(inside: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(inside)) return inside.map((row, index) => (String(index) === key ? placed(row, rest, value) : row))
  const group = typeof inside === 'object' && inside !== null ? (inside as Stored) : {}
  const after = placed(group[key], rest, value)
  if (after !== undefined) return { ...group, [key]: after }
  const { [key]: _, ...others } = group
  return Object.keys(others).length > 0 ? others : undefined
}
