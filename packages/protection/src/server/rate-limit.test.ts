import { afterEach, describe, expect, it } from 'vitest'
import { startSmallRedis } from '../testing/small-redis.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { createSharedCounts } from './shared-counts.ts'
import { singleUse } from './single-use.ts'

const now = new Date('2026-01-01T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

const stops: (() => void | Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

function counts(redisUrl: string | undefined, onError = (_error: unknown) => {}) {
  const shared = createSharedCounts({ redisUrl, secret: 'secret', onError })
  stops.push(() => shared.stop())
  return shared
}

function limit(redisUrl?: string): RateLimit & { readonly errors: unknown[] } {
  const errors: unknown[] = []
  return { ...createRateLimit(counts(redisUrl, (error) => errors.push(error))), errors }
}

async function startRedis() {
  const redis = await startSmallRedis()
  stops.push(redis.stop)
  return redis
}

describe('the rate limit of one process', () => {
  it('lets so many pass in a minute, for each address on its own', async () => {
    const { isTooMany } = limit()
    expect([await isTooMany('a', 2, now), await isTooMany('a', 2, now), await isTooMany('a', 2, now)]).toEqual([
      false,
      false,
      true,
    ])
    expect(await isTooMany('b', 2, now)).toBe(false)
    expect(await isTooMany('a', 2, after(61))).toBe(false)
  })
})

describe('the rate limit of several processes', () => {
  it('is counted together', async () => {
    const redis = await startRedis()
    const [first, second] = [limit(redis.url), limit(redis.url)]
    expect(await first.isTooMany('a', 2, now)).toBe(false)
    expect(await second.isTooMany('a', 2, now)).toBe(false)
    expect(await first.isTooMany('a', 2, now)).toBe(true)
    expect(await second.isTooMany('a', 2, now)).toBe(true)
    expect(await second.isTooMany('b', 2, now)).toBe(false)
    expect([...first.errors, ...second.errors]).toEqual([])
  })

  it('lasts a minute by the clock of the Redis, and sends it no address', async () => {
    const redis = await startRedis()
    await limit(redis.url).isTooMany('1 192.0.2.7', 2, now)
    const set = redis.asked.find(([name]) => name === 'SET')
    expect(set).toEqual(['SET', expect.stringMatching(/^vitrine:posts:[\w-]{43}$/), '0', 'PX', '60000', 'NX'])
    expect(JSON.stringify(redis.asked)).not.toContain('192.0.2.7')
  })

  it('goes on in each process when the Redis goes, which is said once', async () => {
    const redis = await startRedis()
    const { isTooMany, errors } = limit(redis.url)
    expect(await isTooMany('a', 3, now)).toBe(false)
    expect(await isTooMany('a', 3, now)).toBe(false)
    await redis.stop()
    expect(await isTooMany('a', 3, now)).toBe(false)
    expect(await isTooMany('a', 3, now)).toBe(true)
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('The Redis is gone') })])
  })

  it('goes on when there never was a Redis', async () => {
    const redis = await startRedis()
    await redis.stop()
    const { isTooMany, errors } = limit(redis.url)
    expect([await isTooMany('a', 1, now), await isTooMany('a', 1, now)]).toEqual([false, true])
    expect(errors).toHaveLength(1)
  })

  it('waits for no Redis that says nothing', async () => {
    const redis = await startRedis()
    const { isTooMany, errors } = limit(redis.url)
    expect(await isTooMany('a', 1, now)).toBe(false)
    redis.state.isSilent = true
    expect(await isTooMany('a', 1, now)).toBe(true)
    expect(await isTooMany('b', 1, now)).toBe(false)
    expect(errors).toHaveLength(1)
    expect(redis.asked.filter(([name]) => name === 'INCR')).toHaveLength(2)
  })
})

describe('what is good for one use', () => {
  const LIMITS = { remembered: 2, lifetimeMs: 1_200_000 }

  it('is used once in one process, which remembers as many as it may', async () => {
    const proofs = singleUse('proof', LIMITS, undefined)
    expect([await proofs.use('a'), await proofs.use('a'), await proofs.use('b')]).toEqual([true, false, true])
    await proofs.use('c')
    expect(await proofs.use('a')).toBe(true)
  })

  it('is used once in all processes, apart from others of the same name', async () => {
    const redis = await startRedis()
    const [first, second] = [counts(redis.url), counts(redis.url)]
    expect(await singleUse('proof', LIMITS, first).use('a')).toBe(true)
    expect(await singleUse('proof', LIMITS, second).use('a')).toBe(false)
    expect(await singleUse('quiz', LIMITS, second).use('a')).toBe(true)
    expect(redis.asked.find(([name]) => name === 'SET')?.[4]).toBe('1200000')
  })

  it('is used once in each process while there is no Redis', async () => {
    const redis = await startRedis()
    await redis.stop()
    const [first, second] = [counts(redis.url), counts(redis.url)].map((shared) => singleUse('proof', LIMITS, shared))
    expect([await first?.use('a'), await first?.use('a'), await second?.use('a')]).toEqual([true, false, true])
  })
})
