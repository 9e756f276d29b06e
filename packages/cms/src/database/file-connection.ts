import { type Client, createClient, LibsqlError } from '@libsql/client'
import { fileInPlace } from './file-in-place.ts'

/** Milliseconds for which SQLite waits for another process's write. */
const BUSY_TIMEOUT_MS = 5_000

/** Times that a lock which another process keeps is asked for. */
const MAX_TRIES = 12

/** A connection to an SQLite file, with at most one transaction on it. */
export interface FileConnection {
  /** Another one after {@link begin}, where the file was locked. */
  client(): Client
  /** Begins a transaction, unless one has begun. */
  begin(): Promise<void>
  commit(): Promise<void>
  /** Milliseconds since the transaction began; 0 where none has. */
  openForMs(): number
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
  }
}

async function made(file: string): Promise<() => void> {
  const first = await connect(file)
  // Reads the schema, so that a damaged file is known here.
  await first.execute('select count(*) from sqlite_schema')
  first.close()
  return fileInPlace(file)
}

async function connect(file: string): Promise<Client> {
  const client = createClient({ url: `file:${file}` })
  await client.executeMultiple(
    `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;`,
  )
  return client
}

function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')
}
