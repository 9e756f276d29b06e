import { existsSync } from 'node:fs'
import { createClient } from '@libsql/client/sqlite3'
import type { LoadedSettings } from '../settings/load.ts'

/** Milliseconds after which a PostgreSQL that does not answer is not asked. */
const CONNECT_TIMEOUT_MS = 5_000

type Rows = readonly Readonly<Record<string, unknown>>[]

/**
 * Asks the database one question, for programs that may be done before Payload is loaded.
 *
 * @returns Undefined where it cannot be asked, or has no such table: whoever opens it says what is wrong. No rows where
 *   there is no file yet.
 */
export async function askOnce(database: LoadedSettings['database'], statement: string): Promise<Rows | undefined> {
  try {
    return database.kind === 'sqlite'
      ? await askSqlite(database.file, statement)
      : await askPostgres(database.url, statement)
  } catch {
    return undefined
  }
}

async function askSqlite(file: string, statement: string): Promise<Rows> {
  if (!existsSync(file)) return []
  const client = createClient({ url: `file:${file}` })
  try {
    return (await client.execute(statement)).rows
  } finally {
    client.close()
  }
}

async function askPostgres(url: string, statement: string): Promise<Rows> {
  // Loaded where it is needed: that takes a sixth of what asking an SQLite file does.
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
