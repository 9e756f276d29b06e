import { createClient } from '@libsql/client'

/** Milliseconds for which the copy waits for a lock of another process. */
const BUSY_TIMEOUT_MS = 60_000

/**
 * Copies an SQLite database as it is at one moment, while others read and write it.
 *
 * @param file Absolute path of the database.
 * @param copy Absolute path of the copy, where nothing may be.
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  try {
    await client.executeMultiple(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    await client.execute({ sql: 'vacuum into ?', args: [copy] })
  } finally {
    client.close()
  }
}

/**
 * Checks an SQLite file page by page, and what refers to what.
 *
 * @returns What is wrong, a sentence each; none where it is sound.
 */
export async function faultsOfSqlite(file: string): Promise<readonly string[]> {
  const client = createClient({ url: `file:${file}` })
  try {
    const { rows: pages } = await client.execute('pragma integrity_check(10)')
    const { rows: keys } = await client.execute('pragma foreign_key_check')
    const damaged = pages.map((row) => String(row.integrity_check)).filter((text) => text !== 'ok')
    return [...damaged, ...(keys.length > 0 ? [`${keys.length} rows refer to others that are not there.`] : [])]
  } finally {
    client.close()
  }
}
