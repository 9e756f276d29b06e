import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { DatabaseContents, TableContents } from '../core/manifest.ts'
import { readColumns, readDefinition, readSequences, readTables } from './postgres-schema.ts'

/** Bytes of a table that make one file of an archive. */
const PIECE_BYTES = 8 * 1024 * 1024

/** Takes the rows of a table in pieces, counted from 0; is waited for. */
export type WritePiece = (table: string, piece: number, bytes: Buffer) => Promise<void>

/**
 * Reads a database as it is at one moment, while others write to it.
 *
 * @param client Connected, with no transaction begun.
 * @returns What was read.
 */
export async function dumpPostgres(
  client: Client,
  write: WritePiece,
): Promise<Extract<DatabaseContents, { kind: 'postgres' }>> {
  await client.query('begin transaction isolation level repeatable read, read only')
  try {
    const tables: TableContents[] = []
    for (const name of await readTables(client)) {
      const columns = await readColumns(client, name)
      const definition = await readDefinition(client, name)
      tables.push({ name, columns, rows: await copyTable(client, name, columns, write), definition })
    }
    const sequences = await readSequences(client)
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations order by id')
    return { kind: 'postgres', migrations: rows.map(({ name }) => name), tables, sequences }
  } finally {
    await client.query('rollback')
  }
}

/** @returns Number of rows. */
async function copyTable(
  client: Client,
  table: string,
  columns: readonly string[],
  write: WritePiece,
): Promise<number> {
  const names = columns.map(escapeIdentifier).join(', ')
  const stream = client.query(copyTo(`copy ${escapeIdentifier(table)} (${names}) to stdout`))
  let [piece, bytes] = [0, 0]
  let waiting: Buffer[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    await write(table, piece, Buffer.concat(waiting))
    piece += 1
    bytes = 0
    waiting = []
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes >= PIECE_BYTES) await flush()
  }
  await flush()
  return stream.rowCount
}
