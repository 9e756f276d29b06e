import { momentOf } from '@vitrine/content/store'

/** A row of a statement, by column name. */
export type Row = Readonly<Record<string, unknown>>

/** Reads a number that may be missing. PostgreSQL gives numbers as texts. */
export function numberIn(value: unknown): number | undefined {
  return value == null ? undefined : Number(value)
}

/** Reads a text that may be missing. */
export function textIn(value: unknown): string | undefined {
  return value == null ? undefined : String(value)
}

/** Reads a truth: SQLite has none but numbers. */
export function truthIn(value: unknown): boolean {
  return value === true || value === 1
}

/** Reads a moment that may be missing. */
export function momentIn(value: unknown): Date | undefined {
  return value == null ? undefined : momentOf(value)
}
