import { contentCache, type Remembered } from '@vitrine/content/cache'
import type { Payload } from 'payload'

/** Lists whose counts are remembered. */
const MAX_COUNTS = 1_000

/** Number of posts in a list. */
export interface PostCount {
  readonly total: number
  /** Time when the next scheduled post appears, in milliseconds since 1970. */
  readonly until: number | undefined
}

const remembered = new WeakMap<Payload, Remembered<PostCount>>()

/**
 * Counts of posts, by what was asked. Counting all posts of a list takes far longer than finding those of one part, and most
 * parts are asked for with nothing changed in between.
 */
export function postCounts(payload: Payload): Remembered<PostCount> {
  const known = remembered.get(payload)
  if (known) return known
  const counts = contentCache(payload).remember<PostCount>({ limit: MAX_COUNTS, untilOf: ({ until }) => until })
  remembered.set(payload, counts)
  return counts
}
