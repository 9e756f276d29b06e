import { readState } from '@vitrine/content/cache'
import type { Tag } from '@vitrine/content/core'
import { startRounds } from '@vitrine/content/jobs'
import { type Database, processLock } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** Milliseconds between two looks for changes. Services limit the calls of a minute, so changes of a moment share one. */
const LOOK_EVERY_MS = 1_000

/**
 * Milliseconds between a change and the purge: meanwhile every process of the site learns of it, and what was being
 * rendered before it is sent. A CDN that asked earlier would store the page of before.
 */
const SETTLE_MS = 500

/**
 * Tells what changes of the content have touched, one process of the site at a time. The first one told is that
 * everything was: nobody knows what has changed while no process looked.
 *
 * @param options.onChange Resolves once it is on disk what is to be dropped; if it rejects, it is told again.
 * @returns Stops it, and waits for what is under way.
 */
export function followChanges(
  payload: Payload,
  database: Database,
  options: {
    readonly onChange: (touched: ReadonlySet<Tag>) => Promise<void>
    readonly onError: (error: unknown) => void
  },
): () => Promise<void> {
  const { onChange, onError } = options
  const lock = processLock(payload, database, 'purging')
  let isHeld = false
  let since: number | undefined
  const look = async () => {
    isHeld ||= await (await lock).take()
    if (!isHeld) return
    const { revision, touched } = await readState(payload, since)
    if (touched.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      await onChange(touched)
    }
    since = revision
  }
  const stop = startRounds(look, { everyMs: LOOK_EVERY_MS, onError })
  return async () => {
    await stop()
    await (await lock).release()
  }
}
