import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Snapshot {
  readonly tables: Readonly<
    Record<
      string,
      { name: string; columns: object; indexes: Readonly<Record<string, { columns: readonly unknown[] }>> }
    >
  >
}

/** The schema as it stands after the last migration. */
function newest(kind: string): Snapshot {
  const folder = new URL(`../../migrations/${kind}/`, import.meta.url)
  const name = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  return JSON.parse(readFileSync(new URL(String(name), folder), 'utf8')) as Snapshot
}

/** SQLite's snapshot names columns, PostgreSQL's describes them. */
const nameOf = (column: unknown) =>
  typeof column === 'string' ? column : (column as { expression: string } | undefined)?.expression

describe.each(['sqlite', 'postgres'])('translations on %s', (kind) => {
  const tables = Object.values(newest(kind).tables).filter(
    ({ name, columns }) => name.endsWith('_locales') && '_parent_id' in columns,
  )

  it.each(
    tables.map(({ name, indexes }) => [name, indexes] as const),
  )('%s is found by its document', (_name, indexes) => {
    expect(Object.values(indexes).map(({ columns: [first] }) => nameOf(first))).toContain('_parent_id')
  })
})
