import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DatabaseContents, TableContents } from '../core/manifest.ts'
import { readForeignKeys, readTables } from './postgres-schema.ts'

type PostgresContents = Extract<DatabaseContents, { kind: 'postgres' }>

/** Tells whether nobody has put anything into a database: no table of the current schema. */
export async function isEmptyPostgres(client: Client): Promise<boolean> {
  return (await readTables(client)).length === 0
}

/**
 * Puts rows of an archive into a database that migrations have brought to the archive's state. All of it or nothing.
 *
 * @param rowsOf Bytes of a table's rows, in PostgreSQL's text format.
 * @throws {Error} When a table holds another number of rows afterwards than the archive says, or refers to what is not there.
 */
export async function loadPostgres(
  client: Client,
  contents: PostgresContents,
  rowsOf: (table: string) => AsyncIterable<Buffer>,
): Promise<void> {
  await client.query('begin')
  try {
    const there = new Set(await readTables(client))
    for (const { name } of contents.sequences)
      await client.query(`create sequence if not exists ${escapeIdentifier(name)}`)
    for (const table of contents.tables) if (!there.has(table.name)) await createTable(client, table)
    // Rows come table by table, so what refers to what is checked when all are there.
    const foreignKeys = await readForeignKeys(client)
    for (const { table, name } of foreignKeys)
      await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
    for (const table of contents.tables) await loadTable(client, table, rowsOf(table.name))
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`)
    for (const { name, last } of contents.sequences)
      if (last !== null) await client.query('select setval(to_regclass(quote_ident($1)), $2::bigint)', [name, last])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Makes a table that no migration makes, such as those of an import. */
async function createTable(client: Client, { name, definition }: TableContents): Promise<void> {
  const columns = definition.columns.map(
    ({ name, type, isRequired, initial }) =>
      `${escapeIdentifier(name)} ${type}${isRequired ? ' not null' : ''}${initial === null ? '' : ` default ${initial}`}`,
  )
  await client.query(`create table ${escapeIdentifier(name)} (${[...columns, ...definition.constraints].join(', ')})`)
  for (const index of definition.indexes) await client.query(index)
}

async function loadTable(
  client: Client,
  { name, columns, rows }: TableContents,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const table = escapeIdentifier(name)
  await client.query(`alter table ${table} disable trigger user`)
  await client.query(`delete from ${table}`)
  const names = columns.map(escapeIdentifier).join(', ')
  const stream = client.query(copyFrom(`copy ${table} (${names}) from stdin`))
  await pipeline(Readable.from(bytes), stream)
  await client.query(`alter table ${table} enable trigger user`)
  if (stream.rowCount !== rows)
    throw new Error(
      `The archive says that ${name} has ${rows} rows, and holds ${stream.rowCount}. Use another archive.`,
    )
}
