import { fileInPlace } from './file-in-place.ts'
import { isBusy, openConnection, type SqliteConnection } from './sqlite-connection.ts'

/** Milliseconds for which SQLite waits for another process's write. */
const BUSY_TIMEOUT_MS = 5_000

/** KiB of pages that stay in memory. */
const CACHE_KIB = 16_384

/** Times that a lock which another process keeps is asked for. */
const MAX_TRIES = 12

/**
 * A connection to an SQLite file, with at most one transaction on it. A power cut may take back the last transactions, whole
 * ones and in their order; those before {@link FileConnection.close} stay.
 */
export interface FileConnection {
  /** Another one after {@link begin}, where the file was locked. */
  client(): SqliteConnection
  /** Begins a transaction, unless one has begun. */
  begin(): Promise<void>
  commit(): Promise<void>
  /** Milliseconds since the transaction began; 0 where none has. */
  openForMs(): number
  /** Closes it. What was committed is on the disk then. */
  close(): Promise<void>
}

/** @param file Absolute path. */
export async function openFileConnection(file: string): Promise<FileConnection> {
  const requireInPlace = await made(file)
  let connection = await connect(file)
  let begun: number | undefined
  // Two of these at once would begin twice, or commit twice.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  const begin = async () => {
    for (let tries = 1; begun === undefined; tries += 1) {
      requireInPlace()
      try {
        await connection.execute('BEGIN IMMEDIATE')
        begun = Date.now()
      } catch (error) {
        if (!isBusy(error) || tries >= MAX_TRIES) throw error
        // libsql leaves a statement that found the file locked unfinished, and no transaction could be committed then.
        connection.close()
        connection = await connect(file)
      }
    }
  }
  const commit = async () => {
    if (begun === undefined) return
    await connection.execute('COMMIT')
    begun = undefined
  }
  return {
    client: () => connection,
    begin: () => inTurn(begin),
    commit: () => inTurn(commit),
    openForMs: () => (begun === undefined ? 0 : Date.now() - begun),
    async close() {
      try {
        await connection.execute('PRAGMA wal_checkpoint')
      } finally {
        connection.close()
      }
    },
  }
}

async function made(file: string): Promise<() => void> {
  const first = await connect(file)
  // Reads the schema, so that a damaged file is known here.
  await first.execute('select count(*) from sqlite_schema')
  first.close()
  return fileInPlace(file)
}

async function connect(file: string): Promise<SqliteConnection> {
  const client = openConnection(file)
  // The disk is not waited for at each commit: a program that is started again goes on behind what is there.
  await client.executeMultiple(
    `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA cache_size = ${-CACHE_KIB};`,
  )
  return client
}
