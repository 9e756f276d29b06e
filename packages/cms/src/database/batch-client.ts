import { setTimeout as pause } from 'node:timers/promises'
import type { Client, InArgs, InStatement, Transaction } from '@libsql/client'
import { LostBatch } from '@vitrine/wordpress/server'
import { type FileConnection, openFileConnection } from './file-connection.ts'
import { WriterQueue } from './writer-queue.ts'

/** Milliseconds for which writes are gathered before they are committed: so long do others wait who want to write. */
export const BATCH_MS = 250

/** Milliseconds between two batches, in which others write. */
const PAUSE_MS = 20

const READS = /^\s*(?:select|explain|pragma)\b/i

/** A client whose writes become durable many at a time. */
export interface BatchClient {
  readonly client: Client
  /**
   * Does one unit: whole, or not at all when it rejects. One after the other.
   *
   * @param last Is done once before the units that named it become durable.
   * @throws {LostBatch} They did not.
   */
  unit<Result>(work: () => Promise<Result>, last?: () => Promise<void>): Promise<Result>
  /** Makes all that was done durable. @throws {LostBatch} It did not. */
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
  const lasts = new Set<() => Promise<void>>()
  const begin = async () => {
    await connection.begin()
    if (unit && !unit.saved) {
      unit.saved = true
      await connection.client().execute('SAVEPOINT unit')
    }
  }
  let flushing: Promise<void> = Promise.resolve()
  const flush = (): Promise<void> => {
    const done = flushing.then(flushNow)
    flushing = done.catch(() => {})
    return done
  }
  const flushNow = async () => {
    try {
      unit = { saved: true }
      for (const last of lasts) await last()
      lasts.clear()
      await connection.commit()
    } catch (error) {
      throw new LostBatch(error)
    } finally {
      unit = undefined
    }
  }
  return {
    client: batchingClient({ connection, begin, hasUnit: () => unit !== undefined, flush }),
    async unit(work, last) {
      const own = { saved: false }
      unit = own
      if (last) lasts.add(last)
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
          await flush()
          await pause(PAUSE_MS)
        }
      }
    },
    flush,
  }
}

interface Batching {
  readonly connection: FileConnection
  /** Begins to write, in the unit if there is one. */
  begin(): Promise<void>
  hasUnit(): boolean
  flush(): Promise<void>
}

/** A client that begins with the first write, and whose transactions are parts of what has begun. */
function batchingClient({ connection, begin, hasUnit, flush }: Batching): Client {
  const nested = new WriterQueue()
  let inTransaction = false
  /** Commits at once unless a unit is open. */
  const settle = async () => {
    if (!hasUnit() && !inTransaction) await flush()
  }
  /** Runs a statement in whatever is open. */
  const run = async (statement: InStatement) => {
    await begin()
    return connection.client().execute(statement)
  }
  const execute = async (statement: InStatement) => {
    const text = typeof statement === 'string' ? statement : statement.sql
    if (READS.test(text)) return connection.client().execute(statement)
    // Within a transaction of somebody else it would be undone with that.
    const leave = await nested.enter()
    const result = await run(statement).finally(leave)
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
    try {
      await run('SAVEPOINT part')
    } catch (error) {
      leave()
      throw error
    }
    inTransaction = true
    let open = true
    const end = async (how: 'keep' | 'undo') => {
      if (!open) return
      open = false
      try {
        if (how === 'undo') await connection.client().execute('ROLLBACK TO part')
        await connection.client().execute('RELEASE part')
      } finally {
        inTransaction = false
        leave()
      }
      await settle()
    }
    return {
      execute: run,
      batch: async (statements: InStatement[]) => {
        const results = []
        for (const statement of statements) results.push(await run(statement))
        return results
      },
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
    close: () => void connection.close().catch(() => {}),
  } as Client
}
