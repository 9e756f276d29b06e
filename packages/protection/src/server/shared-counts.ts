import { createHmac } from 'node:crypto'
import { redisCounter } from './redis-counter.ts'

/** Milliseconds for which a Redis that failed is not asked: a post must not wait for it. */
const ALONE_MS = 5_000

/** Counts of all processes of a site together. */
export interface SharedCounts {
  /**
   * Counts one more.
   *
   * @param key Names what is counted; nobody learns it from the Redis.
   * @param windowMs Milliseconds after the first in which others are added to it.
   * @returns Undefined: there is no Redis, or it is gone.
   */
  count(key: string, windowMs: number): Promise<number | undefined>
  stop(): void
}

/**
 * Counts in the Redis that the processes of a site share.
 *
 * @param options.redisUrl Undefined: there is none.
 * @param options.secret Makes keys of which nobody learns an address.
 * @param options.onError Called once when the Redis goes.
 */
export function createSharedCounts(options: {
  readonly redisUrl: string | undefined
  readonly secret: string
  readonly onError: (error: unknown) => void
}): SharedCounts {
  const { redisUrl, secret, onError } = options
  const counter = redisUrl === undefined ? undefined : redisCounter(redisUrl)
  let isGone = false
  let aloneUntil = 0
  return {
    async count(key, windowMs) {
      if (!counter || performance.now() < aloneUntil) return undefined
      try {
        const hashed = createHmac('sha256', secret).update(key).digest('base64url')
        const count = await counter.count(`vitrine:posts:${hashed}`, windowMs)
        isGone = false
        return count
      } catch (cause) {
        aloneUntil = performance.now() + ALONE_MS
        if (!isGone)
          onError(new Error('The Redis is gone: until it is back, each process counts posts alone.', { cause }))
        isGone = true
        return undefined
      }
    },
    stop: () => counter?.close(),
  }
}
