import { setTimeout as pause } from 'node:timers/promises'
import type { Client, InArgs, InStatement, Transaction } from '@libsql/client'
import { type FileConnection, openFileConnection } from './file-connection.ts'
import { WriterQueue } from './writer-queue.ts'

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
  const connection = await openFileConnection(file)
  /** A unit has begun, and `saved` once something was written in it. */
  let unit: { saved: boolean } | undefined
  const begin = async () => {
    await connection.begin()
    if (unit && !unit.saved) {
      await connection.client().execute('SAVEPOINT unit')
      unit.saved = true
    }
  }
  return {
    client: batchingClient(connection, begin, () => unit !== undefined),
    async unit(work) {
      const own = { saved: false }
      unit = own
      try {
        const result = await work()
        if (own.saved) await connection.client().execute('RELEASE unit')
        return result
      } catch (error) {
        if (own.saved) {
          await connection.client().execute('ROLLBACK TO unit')
          await connection.client().execute('RELEASE unit')
        }
        throw error
      } finally {
        unit = undefined
        if (connection.openForMs() > BATCH_MS) {
          await connection.commit()
          await pause(PAUSE_MS)
        }
      }
    },
    flush: connection.commit,
  }
}

/**
 * A client that begins with the first write, and whose transactions are parts of what has begun.
 *
 * @param begin Begins to write, in the unit if there is one.
 */
function batchingClient(connection: FileConnection, begin: () => Promise<void>, hasUnit: () => boolean): Client {
  const nested = new WriterQueue()
  let savepoints = 0
  /** What no unit asks for is durable at once. */
  const settle = async () => {
    if (!hasUnit() && savepoints === 0) await connection.commit()
  }
  const execute = async (statement: InStatement) => {
    const text = typeof statement === 'string' ? statement : statement.sql
    if (READS.test(text)) return connection.client().execute(statement)
    await begin()
    const result = await connection.client().execute(statement)
    await settle()
    return result
  }
  const batch = async (statements: InStatement[]) => {
    const results = []
    for (const statement of statements) results.push(await execute(statement))
    return results
  }
  const executeMultiple = (text: string) => connection.client().executeMultiple(text)
  const transaction = async (): Promise<Transaction> => {
    const leave = await nested.enter()
    savepoints += 1
    const name = `part_${savepoints}`
    await begin()
    await connection.client().execute(`SAVEPOINT ${name}`)
    let open = true
    const end = async (how: 'keep' | 'undo') => {
      if (!open) return
      open = false
      try {
        if (how === 'undo') await connection.client().execute(`ROLLBACK TO ${name}`)
        await connection.client().execute(`RELEASE ${name}`)
      } finally {
        savepoints -= 1
        await settle()
        leave()
      }
    }
    return {
      execute,
      batch,
      executeMultiple,
      commit: () => end('keep'),
      rollback: () => end('undo'),
      close: () => void end('undo'),
      get closed() {
        return !open
      },
    } as Transaction
  }
  return {
    protocol: 'file',
    get closed() {
      return connection.client().closed
    },
    execute: (statement: InStatement, args?: InArgs) =>
      execute(typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement),
    batch,
    migrate: batch,
    executeMultiple,
    transaction,
    sync: () => connection.client().sync(),
    reconnect: () => {},
    close: () => connection.client().close(),
  } as Client
}
