import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client'
import { fileInPlace } from './file-in-place.ts'
import { openConnection, type SqliteConnection } from './sqlite-connection.ts'
import { WriterQueue } from './writer-queue.ts'

/** Time that SQLite itself waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000

/**
 * Opens an SQLite file for many readers and one writer.
 *
 * Two connections: reads never wait (write-ahead log); writes and transactions take turns in a queue. SQLite blocks the
 * whole thread while it waits for a lock, so two write transactions interleaved in one process would wait for each other
 * until the time-out; queueing them first makes that impossible. libsql's own `transaction()` is not used: it abandons
 * its connection, with all its settings, after each transaction.
 *
 * Writing ends with an error once another file is at the path.
 *
 * @param file Absolute path. Created when absent; its folder must exist.
 */
export async function openSqlite(file: string): Promise<Client> {
  const reader = openConnection(file)
  const openWriter = async () => {
    const writer = openConnection(file)
    // Durable at the moment of the answer: an acknowledged message survives a power cut, not only a crash.
    await writer.executeMultiple(
      `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;`,
    )
    return writer
  }
  const writer = await renewable(openWriter)
  // Reads the schema, so that a damaged file is known here.
  await reader.execute('select count(*) from sqlite_schema')
  const requireInPlace = fileInPlace(file)
  await reader.executeMultiple(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA query_only = ON;`)
  return queuedClient(reader, {
    connection: writer.connection,
    async ready() {
      requireInPlace()
      await writer.ready()
    },
  })
}

/** The one connection that writes. */
interface Writer {
  /** Opens it anew when it is stuck. Before each piece of work. */
  ready(): Promise<void>
  readonly connection: SqliteConnection
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
      if (error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')) isStuck = true
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

const READS = /^\s*(?:select|explain|pragma\s+(?!foreign_keys|defer_foreign_keys)\w+\s*;?\s*$|pragma\s+table_)/i

function queuedClient(reader: SqliteConnection, { connection: writer, ready }: Writer): Client {
  const queue = new WriterQueue()
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await queue.enter()
    try {
      await ready()
      return await work()
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
      const full: InStatement = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
      return READS.test(full.sql) ? reader.execute(full) : alone(() => writer.execute(full))
    },
    batch: (statements, mode) => alone(() => writer.batch(statements, mode)),
    executeMultiple: (sql) => alone(() => writer.executeMultiple(sql)),
    async transaction(): Promise<Transaction> {
      const leave = await queue.enter()
      try {
        await ready()
        await writer.execute('BEGIN IMMEDIATE')
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
