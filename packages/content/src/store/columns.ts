/** JSON as a statement gives it: SQLite has it as text, PostgreSQL already read. */
export function fromColumn(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value
}

/** A moment as a statement gives it. */
export function momentOf(value: unknown): Date {
  return value instanceof Date ? value : new Date(String(value))
}
