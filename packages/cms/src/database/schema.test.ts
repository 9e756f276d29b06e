import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Columns that one table may have: Payload reads the rows of a table beside another one as arrays, and PostgreSQL's
 * functions take at most 100 arguments (SQLite's 127).
 */
const MAX_COLUMNS = 100

interface Table {
  readonly name: string
  readonly columns: object
  readonly indexes: Readonly<Record<string, { readonly columns: readonly unknown[] }>>
}

/** The tables as they stand after the last migration. */
function newestTables(kind: 'sqlite' | 'postgres'): readonly Table[] {
  const folder = new URL(`../../migrations/${kind}/`, import.meta.url)
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(new URL(String(newest), folder), 'utf8')) as {
    tables: Readonly<Record<string, Table>>
  }
  return Object.values(tables)
}

/** SQLite's snapshot names columns, PostgreSQL's describes them. */
const nameOf = (column: unknown) =>
  typeof column === 'string' ? column : (column as { expression: string } | undefined)?.expression

describe('a table that is read beside another', () => {
  const beside = newestTables('postgres').filter(({ columns }) => '_parent_id' in columns || 'parent_id' in columns)

  it.each(
    beside.map(({ name, columns }) => [name, Object.keys(columns).length] as const),
  )('%s has no more columns than PostgreSQL reads', (_name, count) => // Its own id and that of what it belongs to are not read with it.
    expect(count - 2).toBeLessThanOrEqual(MAX_COLUMNS))
})

describe.each(['sqlite', 'postgres'] as const)('translations on %s', (kind) => {
  const translations = newestTables(kind).filter(
    ({ name, columns }) => name.endsWith('_locales') && '_parent_id' in columns,
  )

  it.each(
    translations.map(({ name, indexes }) => [name, indexes] as const),
  )('%s is found by its document', (_name, indexes) => {
    expect(Object.values(indexes).map(({ columns: [first] }) => nameOf(first))).toContain('_parent_id')
  })
})

it.each(['sqlite', 'postgres'] as const)('posts on %s are read in the order of lists', (kind) => {
  const posts = newestTables(kind).find(({ name }) => name === 'posts')
  expect(Object.values(posts?.indexes ?? {}).map(({ columns }) => columns.map(nameOf))).toContainEqual([
    '_status',
    'sticky',
    'published_at',
  ])
})
