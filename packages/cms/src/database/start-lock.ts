import type { Database } from '@vitrine/content/store'
import { processLock } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** Milliseconds between two tries to get the lock. */
const TRY_EVERY_MS = 250

/**
 * Prepares a database while no other process prepares the same one: programs that start together migrate it and fill it
 * in one after the other, and who comes later finds nothing to do. Waits as long as the other one lives, and says so.
 */
export async function aloneAtStart<Result>(
  payload: Payload,
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await processLock(payload, database, 'starting')
  try {
    for (let isFirst = true; !(await lock.take()); isFirst = false) {
      if (isFirst) payload.logger.warn('Another process is preparing the database. This one goes on when that is done.')
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
    }
    return await work()
  } finally {
    await lock.release()
  }
}
