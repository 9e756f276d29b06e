import { describe, expect, it } from 'vitest'
import { TaggedCache } from './tagged-cache.ts'

/** Something of a size. */
interface Thing {
  readonly size: number
  readonly until?: number
  readonly isOwn?: boolean
}

/** A cache of things with a clock that the test moves. */
function cacheOf(limit = 1000) {
  const world = { now: 1000 }
  const cache = new TaggedCache<Thing>(
    { limit, sizeOf: (_, { size }) => size, untilOf: ({ until }) => until, mayCache: ({ isOwn = false }) => !isOwn },
    () => world.now,
  )
  const make = (key: string, thing: Thing, ...tags: string[]) =>
    cache.getOrMake(key, async () => ({ value: thing, tags: new Set(tags) }))
  const holds = (...keys: string[]) => keys.map((key) => cache.get(key) !== undefined)
  return { world, cache, make, holds }
}

const touched = (...tags: string[]) => new Set(tags)

describe('the cache', () => {
  it('makes a thing once for everybody who waits', async () => {
    const { cache } = cacheOf()
    let made = 0
    const make = async () => {
      made += 1
      return { value: { size: 1 }, tags: touched() }
    }
    await Promise.all([cache.getOrMake('a', make), cache.getOrMake('a', make)])
    await cache.getOrMake('a', make)
    expect(made).toBe(1)
  })

  it('stays within its limit, and lets the least used thing go', async () => {
    const { cache, make, holds } = cacheOf(250)
    await make('a', { size: 100 })
    await make('b', { size: 100 })
    cache.get('a')
    await make('c', { size: 100 })
    expect(holds('a', 'b', 'c')).toEqual([true, false, true])
    expect(cache.size).toBeLessThanOrEqual(250)
  })

  it('keeps nothing larger than itself, and nothing that may not be cached', async () => {
    const { make, holds } = cacheOf(50)
    await make('large', { size: 100 })
    await make('own', { size: 1, isOwn: true })
    expect(holds('large', 'own')).toEqual([false, false])
  })

  it('gives a thing no longer than it is true', async () => {
    const { world, cache, make, holds } = cacheOf()
    await make('a', { size: 100, until: 2000 })
    expect(holds('a')).toEqual([true])
    world.now = 2000
    expect([...holds('a'), cache.size]).toEqual([false, 0])
  })

  it('tries again after a making that failed', async () => {
    const { cache, make } = cacheOf()
    await expect(cache.getOrMake('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await make('a', { size: 1 })).toBeDefined()
  })
})

describe('a change', () => {
  it('drops what carries a tag that it touched, and nothing else', async () => {
    const { cache, make, holds } = cacheOf()
    await make('list', { size: 1 }, 'posts')
    await make('post', { size: 1 }, 'posts:7')
    await make('other', { size: 1 }, 'posts:8', 'pages:7')
    cache.drop(touched('posts', 'posts:7'))
    expect([...holds('list', 'post', 'other'), cache.size]).toEqual([false, false, true, 1])
  })

  it('of everything drops everything', async () => {
    const { cache, make, holds } = cacheOf()
    await make('list', { size: 1 }, 'posts')
    await make('nothing', { size: 1 })
    cache.drop(touched('all'))
    expect(holds('list', 'nothing')).toEqual([false, false])
  })

  it.each([
    ['that it touched is given to who waits, but not cached', 'pages:1', false],
    ['that it did not touch is cached', 'pages:2', true],
  ])('while something is made %s', async (_, tag, isCached) => {
    const { cache, holds } = cacheOf()
    const given = await cache.getOrMake('/', async () => {
      cache.drop(touched('pages', 'pages:1'))
      return { value: { size: 1 }, tags: touched(tag) }
    })
    expect([given.value, ...holds('/')]).toEqual([{ size: 1 }, isCached])
  })

  it('keeps values begun before it from anybody who asks after it', async () => {
    const { cache, make } = cacheOf()
    let finish = (_: Thing) => {}
    const old = new Promise<Thing>((resolve) => {
      finish = resolve
    })
    const before = cache.getOrMake('/', async () => ({ value: await old, tags: touched('pages:1') }))
    cache.drop(touched('pages:1'))
    expect((await make('/', { size: 2 }, 'pages:1')).value).toEqual({ size: 2 })
    finish({ size: 1 })
    expect((await before).value).toEqual({ size: 1 })
    expect(cache.get('/')?.value).toEqual({ size: 2 })
  })
})
