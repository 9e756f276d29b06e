import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import type { Database } from './database.ts'

/**
 * Tasks that processes of a site do one at a time, each with the number of PostgreSQL's advisory lock, which is unique
 * within a database.
 */
const LOCK_NUMBERS = {
  starting: 8_467_483,
  importing: 8_467_485,
  backup: 8_467_487,
  maintenance: 8_467_488,
} as const

/** A lock that ends with its process, however that ends. */
export interface ProcessLock {
  /** Tries once. @returns Whether it was free. */
  take(): Promise<boolean>
  /** Tells whether it is still this process's: PostgreSQL takes it away when the connection is lost. */
  isHeld(): Promise<boolean>
  /** Gives it back, if it was taken. Once, at the end. */
  release(): Promise<void>
}

/** Gives the lock of something that one process of a site does at a time. */
export async function processLock(
  payload: Payload,
  database: Database,
  name: keyof typeof LOCK_NUMBERS,
): Promise<ProcessLock> {
  return database.kind === 'postgres' ? postgresLock(payload, LOCK_NUMBERS[name]) : sqliteLock(database.file, name)
}

/**
 * Does something while no other process of the site does.
 *
 * @returns False: another one does, and nothing was done.
 */
export async function whileAlone(
  payload: Payload,
  database: Database,
  name: keyof typeof LOCK_NUMBERS,
  work: () => Promise<void>,
): Promise<boolean> {
  const lock = await processLock(payload, database, name)
  try {
    if (!(await lock.take())) return false
    await work()
    return true
  } finally {
    await lock.release()
  }
}

/** A connection of PostgreSQL's pool. */
interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: readonly { readonly taken?: boolean }[] }>
  /** @param isLost True for one that cannot be used again. */
  release(isLost?: boolean): void
  on(event: 'error', listener: () => void): void
  off(event: 'error', listener: () => void): void
}

async function postgresLock(payload: Payload, number: number): Promise<ProcessLock> {
  const { pool } = payload.db as unknown as { readonly pool: { connect(): Promise<Connection> } }
  const connection = await pool.connect()
  let isTaken = false
  let isLost = false
  // It may be lost while nothing is asked, and the lock with it.
  const onLost = () => {
    isLost = true
  }
  connection.on('error', onLost)
  return {
    async take() {
      const { rows } = await connection.query('select pg_try_advisory_lock($1) as taken', [number])
      isTaken = rows[0]?.taken === true
      return isTaken
    },
    async isHeld() {
      if (!isTaken || isLost) return false
      // The lock lives as long as the connection, and the connection only as long as it answers.
      await connection.query('select 1').catch(onLost)
      return !isLost
    },
    async release() {
      if (isTaken && !isLost) await connection.query('select pg_advisory_unlock($1)', [number]).catch(onLost)
      connection.off('error', onLost)
      connection.release(isLost)
    },
  }
}

/** Locks that a connection keeps after its transaction. https://sqlite.org/pragma.html#pragma_locking_mode */
const TAKE = 'pragma locking_mode = exclusive; begin exclusive; commit'

/** A connection gives its locks up with the first transaction after this. Closing it would not do: that comes later. */
const RELEASE = 'pragma locking_mode = normal; begin; select count(*) from sqlite_schema; commit'

/** A locked file of its own beside the database, which stays free for readers and writers. */
function sqliteLock(file: string, name: string): ProcessLock {
  const open = () => createClient({ url: `file:${file}.${name}` })
  let held: ReturnType<typeof open> | undefined
  return {
    async take() {
      const client = open()
      try {
        // Not `execute`: a statement that finds the file locked would stay open there, and with it a lock.
        await client.executeMultiple(TAKE)
        held = client
        return true
      } catch (error) {
        client.close()
        if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return false
        throw error
      }
    },
    isHeld: async () => held !== undefined,
    async release() {
      await held?.executeMultiple(RELEASE)
      held?.close()
    },
  }
}
