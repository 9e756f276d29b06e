import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, type InArgs, type InStatement, LibsqlError, type Transaction } from '@libsql/client'
import { fileInPlace } from './file-in-place.ts'
import { WriterQueue } from './writer-queue.ts'

/** Milliseconds for which SQLite waits for another process's write. */
const BUSY_TIMEOUT_MS = 5_000

/** Times that a lock which another process keeps is asked for. */
const MAX_TRIES = 12

/** Milliseconds for which writes are gathered before they become durable: so long do others wait who want to write. */
const BATCH_MS = 150

/** Milliseconds between two batches, in which others write. */
const PAUSE_MS = 20

const READS = /^\s*(?:select|explain|pragma)\b/i

/** A client whose writes become durable many at a time. */
export interface BatchClient {
  readonly client: Client
  /** Does one unit: whole, or not at all when it rejects. One after the other. */
  unit<Result>(work: () => Promise<Result>): Promise<Result>
  /** Makes all that was done durable. */
  flush(): Promise<void>
}

/**
 * Opens an SQLite file for a program that writes much and is alone in its process: everything runs on one connection, in
 * transactions that hold many units. A transaction begins with the first write, so that what is only worked out keeps
 * nobody waiting.
 *
 * @param file Absolute path.
 */
export async function openBatchClient(file: string): Promise<BatchClient> {
  const requireInPlace = await made(file)
  let connection = await connect(file)
  const nested = new WriterQueue()
  let begun: number | undefined
  /** A unit has begun, and `saved` once something was written in it. */
  let unit: { saved: boolean } | undefined
  let savepoints = 0

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
    if (unit && !unit.saved) {
      await connection.execute('SAVEPOINT unit')
      unit.saved = true
    }
  }
  const commit = async () => {
    if (begun === undefined) return
    await connection.execute('COMMIT')
    begun = undefined
  }
  const execute = async (statement: InStatement) => {
    const text = typeof statement === 'string' ? statement : statement.sql
    if (READS.test(text)) return connection.execute(statement)
    await begin()
    const result = await connection.execute(statement)
    // What no unit asks for is durable at once.
    if (!unit && savepoints === 0) await commit()
    return result
  }
  const batch = async (statements: InStatement[]) => {
    const results = []
    for (const statement of statements) results.push(await execute(statement))
    return results
  }

  const transaction = async (): Promise<Transaction> => {
    const leave = await nested.enter()
    savepoints += 1
    const name = `part_${savepoints}`
    await begin()
    await connection.execute(`SAVEPOINT ${name}`)
    let open = true
    const end = async (how: 'keep' | 'undo') => {
      if (!open) return
      open = false
      try {
        if (how === 'undo') await connection.execute(`ROLLBACK TO ${name}`)
        await connection.execute(`RELEASE ${name}`)
      } finally {
        savepoints -= 1
        if (!unit && savepoints === 0) await commit()
        leave()
      }
    }
    return {
      execute,
      batch,
      executeMultiple: (text: string) => connection.executeMultiple(text),
      commit: () => end('keep'),
      rollback: () => end('undo'),
      close: () => void end('undo'),
      get closed() {
        return !open
      },
    } as Transaction
  }

  return {
    client: {
      protocol: 'file',
      get closed() {
        return connection.closed
      },
      execute: (statement: InStatement, args?: InArgs) =>
        execute(typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement),
      batch,
      migrate: batch,
      executeMultiple: (text: string) => connection.executeMultiple(text),
      transaction,
      sync: () => connection.sync(),
      reconnect: () => {},
      close: () => connection.close(),
    } as Client,
    async unit(work) {
      const own = { saved: false }
      unit = own
      try {
        const result = await work()
        if (own.saved) await connection.execute('RELEASE unit')
        return result
      } catch (error) {
        if (own.saved) {
          await connection.execute('ROLLBACK TO unit')
          await connection.execute('RELEASE unit')
        }
        throw error
      } finally {
        unit = undefined
        if (begun !== undefined && Date.now() - begun > BATCH_MS) {
          await commit()
          await pause(PAUSE_MS)
        }
      }
    },
    flush: commit,
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
