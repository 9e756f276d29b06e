import { readRevision } from '@vitrine/content/queries'
import type { Payload } from 'payload'

/** Lists whose counts are remembered. */
const MAX_COUNTS = 1_000

interface Remembered {
  readonly revision: string
  /** Milliseconds since 1970. */
  readonly until: number
  readonly counts: Map<string, number>
}

const remembered = new WeakMap<Payload, Remembered>()

/**
 * Gives the counts of posts that are known, by what was asked, to be read and added to. Counting all posts of a list
 * takes far longer than finding those of one part, and most parts are asked for with nothing changed in between.
 *
 * @param until When the next post shows by itself, in milliseconds since 1970.
 */
export async function postCounts(payload: Payload, until = Number.POSITIVE_INFINITY): Promise<Map<string, number>> {
  const revision = await readRevision(payload)
  const known = remembered.get(payload)
  if (known?.revision === revision && Date.now() < known.until && known.counts.size < MAX_COUNTS) return known.counts
  const counts = new Map<string, number>()
  remembered.set(payload, { revision, until, counts })
  return counts
}
