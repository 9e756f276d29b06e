import type { Payload } from 'payload'
import type { Database } from '../../store/database.ts'
import { type ProcessLock, processLock } from '../../store/process-lock.ts'
import { startRounds } from './rounds.ts'

/** Milliseconds between two looks whether the work is this process's: another one begins it within this time. */
const LOOK_EVERY_MS = 1_000

/**
 * Does work on one node of a site. Every node asks for it, one gets it, and when that one ends, dies or loses its
 * connection to the database, another begins it.
 *
 * @param options.begin Begins the work. It gives what ends it.
 * @param options.onError Called with the error of a look that failed; the next one follows all the same.
 * @returns Ends it here, and waits for what is under way.
 */
export function startOnOneNode(
  payload: Payload,
  database: Database,
  options: { readonly begin: () => () => Promise<void>; readonly onError: (error: unknown) => void },
): () => Promise<void> {
  const { begin, onError } = options
  let held: { readonly lock: ProcessLock; readonly end: () => Promise<void> } | undefined
  const endHeld = async () => {
    const ending = held
    held = undefined
    await ending?.end()
    await ending?.lock.release()
  }
  const look = async () => {
    if (held && !(await held.lock.isHeld())) await endHeld()
    if (held) return
    const lock = await processLock(payload, database, 'maintenance')
    if (await isFree(lock)) held = { lock, end: begin() }
    else await lock.release()
  }
  const stop = startRounds(look, { everyMs: LOOK_EVERY_MS, onError })
  return async () => {
    await stop()
    await endHeld()
  }
}

/** Takes a lock, and gives its connection back when that fails. */
async function isFree(lock: ProcessLock): Promise<boolean> {
  try {
    return await lock.take()
  } catch (error) {
    await lock.release()
    throw error
  }
}
