import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/**
 * Does many writes that are worth little without one another: they are durable together, when this resolves. SQLite
 * otherwise waits for the disk after each of them. A power cut in between leaves a sound database with some of them.
 */
export async function durableTogether(payload: Payload, work: () => Promise<void>): Promise<void> {
  if (payload.db.name === 'postgres') return work()
  // Beside a write-ahead log, this is as safe as FULL but for the last commits before a power cut.
  // https://sqlite.org/pragma.html#pragma_synchronous
  await runSql(payload, sql`pragma synchronous = normal`)
  try {
    await work()
  } finally {
    // Moves the log into the database, and waits until both are on the disk.
    await runSql(payload, sql`pragma wal_checkpoint(truncate)`)
    await runSql(payload, sql`pragma synchronous = full`)
  }
}
