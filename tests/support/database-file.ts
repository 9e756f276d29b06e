import { type Client, createClient } from '@libsql/client'

/** Milliseconds that a write of the site may hold its database: to deliver a message or to write its index. */
const LONGEST_WRITE_MS = 10_000

/** Connection of a test to the SQLite file of a site that runs, which waits for writes of the site; close it after use. */
export async function openDatabaseFile(file: string): Promise<Client> {
  const database = createClient({ url: `file:${file}` })
  await database.execute(`pragma busy_timeout = ${LONGEST_WRITE_MS}`)
  return database
}
