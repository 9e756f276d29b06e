import { createHmac } from 'node:crypto'
import { windowCounter } from '../core/window-counter.ts'
import { redisCounter } from './redis-counter.ts'

/** Milliseconds in which posts are counted. */
const WINDOW_MS = 60_000

/** Milliseconds for which a Redis that failed is not asked: a post must not wait for it. */
const ALONE_MS = 5_000

/** Limits how often an address posts to a form. */
export interface RateLimit {
  /**
   * Counts one more post. True if it is over the limit. @param key Names form and address. @param limit Posts in a
   * minute.
   */
  isTooMany(key: string, limit: number, now: Date): Promise<boolean>
  stop(): void
}

/**
 * Counts posts within a minute: in the Redis that all processes of a site share, or in this process alone when none is
 * set or it is gone.
 *
 * @param options.secret Makes keys of which nobody learns an address.
 * @param options.onError Called once when the Redis goes.
 */
export function createRateLimit(options: {
  readonly redisUrl: string | undefined
  readonly secret: string
  readonly onError: (error: unknown) => void
}): RateLimit {
  const { redisUrl, secret, onError } = options
  const countAlone = windowCounter(WINDOW_MS)
  const shared = redisUrl === undefined ? undefined : redisCounter({ url: redisUrl, windowMs: WINDOW_MS })
  let isGone = false
  let aloneUntil = 0

  const countShared = async (key: string): Promise<number | undefined> => {
    if (!shared || performance.now() < aloneUntil) return undefined
    try {
      const count = await shared.count(`vitrine:posts:${createHmac('sha256', secret).update(key).digest('base64url')}`)
      isGone = false
      return count
    } catch (cause) {
      aloneUntil = performance.now() + ALONE_MS
      if (!isGone)
        onError(new Error('The Redis is gone: until it is back, each process counts posts alone.', { cause }))
      isGone = true
      return undefined
    }
  }
  return {
    async isTooMany(key, limit, now) {
      // Counted here too, so that a Redis that goes leaves a count behind.
      const alone = countAlone(key, now)
      return ((await countShared(key)) ?? alone) > limit
    },
    stop: () => shared?.close(),
  }
}
