import { readState } from '@vitrine/content/cache'
import type { Tag } from '@vitrine/content/core'
import { startRounds } from '@vitrine/content/jobs'
import type { Payload } from 'payload'

/** Milliseconds between two looks for changes. Services limit the calls of a minute, so changes of a moment share one. */
const LOOK_EVERY_MS = 1_000

/**
 * Milliseconds between a change and the purge: meanwhile every process of the site learns of it, and what was being
 * rendered before it is sent. A CDN that asked earlier would store the page of before.
 */
const SETTLE_MS = 500

/**
 * Tells what changes of the content have touched. One process of a site does this. The first one told is that
 * everything was: nobody knows what has changed while no process looked.
 *
 * @param options.onChange Resolves once it is on disk what is to be dropped; if it rejects, it is told again.
 * @returns Stops it, and waits for what is under way.
 */
export function followChanges(
  payload: Payload,
  options: {
    readonly onChange: (touched: ReadonlySet<Tag>) => Promise<void>
    readonly onError: (error: unknown) => void
  },
): () => Promise<void> {
  const { onChange, onError } = options
  let since: number | undefined
  const look = async () => {
    const { revision, touched } = await readState(payload, since)
    if (touched.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      await onChange(touched)
    }
    since = revision
  }
  return startRounds(look, { everyMs: LOOK_EVERY_MS, onError })
}
