import { record } from '@vitrine/content/core'

type Raw = Readonly<Record<string, unknown>>

/** Characters of JSON within a value. */
const MAX_JSON_LENGTH = 5_000_000

/** Rows of a list, of an object whose keys number them, or of either as JSON. */
export function rowsOf(raw: unknown): readonly Raw[] {
  const read = typeof raw === 'string' ? jsonIn(raw) : raw
  const values: readonly unknown[] = Array.isArray(read) ? read : Object.values(record(read))
  return values.filter((value) => typeof value === 'object' && value !== null).map(record)
}

/** An object, or one as JSON. */
export function objectIn(raw: unknown): Raw {
  return record(typeof raw === 'string' ? jsonIn(raw) : raw)
}

function jsonIn(text: string): unknown {
  if (text.length > MAX_JSON_LENGTH || !/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // A text that is no JSON has no rows.
    return undefined
  }
}
