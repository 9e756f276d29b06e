import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Columns that one table may have: Payload reads the rows of a table beside another one as arrays, and PostgreSQL's
 * functions take at most 100 arguments (SQLite's 127).
 */
const MAX_COLUMNS = 100

const FOLDER = new URL('../../migrations/postgres/', import.meta.url)

/** The schema as it stands after the last migration. */
const newest = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .at(-1)

const { tables } = JSON.parse(readFileSync(new URL(String(newest), FOLDER), 'utf8')) as {
  tables: Readonly<Record<string, { name: string; columns: object }>>
}

describe('a table that is read beside another', () => {
  const beside = Object.values(tables).filter(({ columns }) => '_parent_id' in columns || 'parent_id' in columns)

  it.each(
    beside.map(({ name, columns }) => [name, Object.keys(columns).length] as const),
  )('%s has no more columns than PostgreSQL reads', (_name, count) => // Its own id and that of what it belongs to are not read with it.
    expect(count - 2).toBeLessThanOrEqual(MAX_COLUMNS))
})
