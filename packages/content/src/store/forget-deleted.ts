import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { runSql, sql } from './sql.ts'

/** Milliseconds between two tries to empty the log, and tries: another process reads or writes for moments only. */
const PAUSE_MS = 50
const MAX_TRIES = 40

/** Bytes of a database that is written anew: others write after that, and wait for 10 s at most. */
const MAX_REWRITTEN_BYTES = 256 * 1024 * 1024

/**
 * Leaves nothing of what was deleted in the files of an SQLite database. What is deleted is zeroed there, but for copies
 * that rows leave behind as they move between pages, which go when the database is written anew, and for its write-ahead
 * log, until that is emptied. To be called once the deletion is durable.
 *
 * @param options.isRewritten True writes the database anew, if it is no larger than 256 MB: nobody else writes meanwhile, so
 *   that is for people who run the site, and not for visitors.
 */
export async function forgetDeleted(
  payload: Payload,
  { isRewritten }: { readonly isRewritten: boolean },
): Promise<void> {
  // PostgreSQL cleans up by itself, and the files are its own.
  if (payload.db.name !== 'sqlite') return
  if (isRewritten && (await bytesOf(payload)) <= MAX_REWRITTEN_BYTES) await runSql(payload, sql`VACUUM`)
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const [state] = await runSql(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`)
    if (Number(state?.busy) === 0) return
    await setTimeout(PAUSE_MS)
  }
  payload.logger.warn('What was erased is in the write-ahead log of the database until that is next emptied.')
}

async function bytesOf(payload: Payload): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  )
  return Number(row?.bytes)
}
