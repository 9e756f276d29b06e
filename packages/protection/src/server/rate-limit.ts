import { windowCounter } from '../core/window-counter.ts'
import type { SharedCounts } from './shared-counts.ts'

/** Milliseconds in which posts are counted. */
const WINDOW_MS = 60_000

/** Limits how often an address posts to a form. */
export interface RateLimit {
  /**
   * Counts one more post. True if it is over the limit. @param key Names form and address. @param limit Posts in a
   * minute.
   */
  isTooMany(key: string, limit: number, now: Date): Promise<boolean>
}

/** Counts posts within a minute: of all processes of a site, or in this process alone when they share no counts. */
export function createRateLimit(shared: SharedCounts): RateLimit {
  const countAlone = windowCounter(WINDOW_MS)
  return {
    async isTooMany(key, limit, now) {
      // Counted here too, so that a Redis that goes leaves a count behind.
      const alone = countAlone(key, now)
      return ((await shared.count(key, WINDOW_MS)) ?? alone) > limit
    },
  }
}
