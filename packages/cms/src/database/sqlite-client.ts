import { setTimeout } from 'node:timers/promises'
import type { Client, InArgs, InStatement, ResultSet, Transaction } from '@libsql/client'
import { noteStatement, noteUnknownStatements } from '@vitrine/content/store'
import { databaseWork, traced } from '@vitrine/content/tracing'
import { fileInPlace } from './file-in-place.ts'
import { isBusy, openConnection, type SqliteConnection } from './sqlite-connection.ts'
import { WriterQueue } from './writer-queue.ts'

/** Milliseconds that SQLite itself waits for another process's lock, and with it the whole thread. */
const READER_BUSY_TIMEOUT_MS = 5_000
const WRITER_BUSY_TIMEOUT_MS = 50

/** Milliseconds for which a write is tried again while another process writes, and between two tries. */
const LOCK_WAIT_MS = 10_000
const LOCK_RETRY_MS = 20

export interface OpenSqliteOptions {
  /** Milliseconds for which another process's write is waited for. */
  readonly lockWaitMs?: number
  /** Called with a statement that is run again to see whether it finds the same, which no other log hears of. */
  readonly onRepeat?: ((statement: string) => void) | undefined
}

/**
 * Opens an SQLite file for many readers and one writer.
 *
 * Two connections: reads never wait (write-ahead log); writes and transactions take turns in a queue. SQLite blocks the
 * whole thread while it waits for a lock, so two write transactions interleaved in one process would wait for each other
 * until the time-out; queueing them first makes that impossible. Another process, such as an import, is waited for without
 * blocking: the site goes on reading. libsql's own `transaction()` is not used: it abandons its connection, with all its
 * settings, after each transaction.
 *
 * Writing ends with an error once another file is at the path.
 *
 * @param file Absolute path. Created when absent; its folder must exist.
 */
export async function openSqlite(
  file: string,
  { lockWaitMs = LOCK_WAIT_MS, onRepeat }: OpenSqliteOptions = {},
): Promise<Client> {
  const reader = openConnection(file)
  const openWriter = async () => {
    const writer = openConnection(file)
    // Durable at the moment of the answer: an acknowledged message survives a power cut, not only a crash. What is deleted
    // is zeroed, which costs less than can be measured, so that nobody who gets the file reads it.
    await writer.executeMultiple(
      `PRAGMA busy_timeout = ${WRITER_BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;`,
    )
    return writer
  }
  const writer = await renewable(openWriter)
  // Reads the schema, so that a damaged file is known here.
  await reader.execute('select count(*) from sqlite_schema')
  const requireInPlace = fileInPlace(file)
  await reader.executeMultiple(`PRAGMA busy_timeout = ${READER_BUSY_TIMEOUT_MS}; PRAGMA query_only = ON;`)
  return queuedClient(reader, {
    connection: writer.connection,
    async ready() {
      requireInPlace()
      await writer.ready()
    },
    lockWaitMs,
    onRepeat,
  })
}

/** The one connection that writes. */
interface Writer {
  /** Opens it anew when it is stuck. Before each piece of work. */
  ready(): Promise<void>
  readonly connection: SqliteConnection
}

/** Tries again what found the file locked, which has done nothing then. */
async function whenFree<T>(work: () => Promise<T>, lockWaitMs: number): Promise<T> {
  const deadline = Date.now() + lockWaitMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
      await setTimeout(LOCK_RETRY_MS)
    }
  }
}

/**
 * Keeps a connection that can be used whatever happened to it: libsql leaves a statement that found the file locked
 * unfinished, and until it is collected no transaction of the connection can be committed ("SQL statements in progress").
 */
async function renewable(open: () => Promise<SqliteConnection>): Promise<Writer> {
  let opened = await open()
  let isStuck = false
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (isBusy(error)) isStuck = true
      throw error
    }
  }
  return {
    async ready() {
      if (!isStuck) return
      const stuck = opened
      opened = await open()
      isStuck = false
      stuck.close()
    },
    connection: {
      get closed() {
        return opened.closed
      },
      execute: (statement) => watched(opened.execute(statement)),
      batch: (statements, mode) => watched(opened.batch(statements, mode)),
      executeMultiple: (text) => watched(opened.executeMultiple(text)),
      close: () => opened.close(),
    },
  }
}

type StatementWithArgs = Exclude<InStatement, string>

const READS = /^\s*(?:select|explain|pragma\s+(?!foreign_keys|defer_foreign_keys)\w+\s*;?\s*$|pragma\s+table_)/i

function queuedClient(
  reader: SqliteConnection,
  { connection: writer, ready, lockWaitMs, onRepeat }: Writer & OpenSqliteOptions & { readonly lockWaitMs: number },
): Client {
  const queue = new WriterQueue()
  const whenReady = <T>(work: () => Promise<T>): Promise<T> =>
    whenFree(async () => {
      await ready()
      return work()
    }, lockWaitMs)
  const read = async (statement: StatementWithArgs): Promise<ResultSet> => {
    const result = await reader.execute(statement)
    noteStatement({
      rows: result.rows,
      again: async () => {
        onRepeat?.(statement.sql)
        return (await traced(databaseWork('sqlite', 'repeat'), () => reader.execute(statement))).rows
      },
    })
    return result
  }
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    noteUnknownStatements()
    const leave = await queue.enter()
    try {
      return await whenReady(work)
    } finally {
      leave()
    }
  }
  return {
    protocol: 'file',
    get closed() {
      return writer.closed
    },
    execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
      const full = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
      return READS.test(full.sql) ? read(full) : alone(() => writer.execute(full))
    },
    batch: (statements, mode) => alone(() => writer.batch(statements, mode)),
    executeMultiple: (sql) => alone(() => writer.executeMultiple(sql)),
    async transaction(): Promise<Transaction> {
      noteUnknownStatements()
      const leave = await queue.enter()
      try {
        await whenReady(() => writer.execute('BEGIN IMMEDIATE'))
      } catch (error) {
        leave()
        throw error
      }
      return transactionOn(writer, leave)
    },
    close() {
      reader.close()
      writer.close()
    },
  } as Client
}

function transactionOn(writer: SqliteConnection, leave: () => void): Transaction {
  let open = true
  const end = async (how: 'COMMIT' | 'ROLLBACK') => {
    if (!open) return
    open = false
    try {
      await writer.execute(how)
    } catch (error) {
      if (how === 'COMMIT') await writer.execute('ROLLBACK').catch(() => {})
      throw error
    } finally {
      leave()
    }
  }
  return {
    execute: (statement: InStatement) => writer.execute(statement),
    batch: async (statements: InStatement[]) => {
      const results: ResultSet[] = []
      for (const statement of statements) results.push(await writer.execute(statement))
      return results
    },
    executeMultiple: (sql: string) => writer.executeMultiple(sql),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK'),
    get closed() {
      return !open
    },
  } as Transaction
}
