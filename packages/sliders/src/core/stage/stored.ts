/** A part of a slider as its form holds it: anything may be missing, references are ids. */
export type Stored = Readonly<Record<string, unknown>>

/** The rows in a list of a stored part; what is none is left out. */
export function rowsOf(value: unknown): readonly Stored[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}

/** Value at a path such as `layers.2.place`; undefined if there is none. */
export function valueAt(stored: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Stored | null | undefined)?.[key], stored)
}
