import { describe, expect, it } from 'vitest'
import { pageOf } from '../render/finish.ts'
import { type Answer, AnswerCache } from './answer-cache.ts'

const page = (bytes: number, { status = 200, headers = {} } = {}): Answer & { kind: 'page' } => {
  const [body, none] = [Buffer.alloc(bytes), Buffer.alloc(0)]
  return {
    kind: 'page',
    page: pageOf({ status, headers, etag: 'x', bodies: { identity: body, gzip: none, br: none } }),
  }
}

describe('the answer cache', () => {
  it('renders once for everybody who waits', async () => {
    const cache = new AnswerCache()
    let renders = 0
    const render = async () => {
      renders += 1
      return page(1)
    }
    await Promise.all([cache.getOrMake('/', render), cache.getOrMake('/', render)])
    await cache.getOrMake('/', render)
    expect(renders).toBe(1)
  })

  it('stays within its bytes, and lets the least used page go', async () => {
    const cache = new AnswerCache(250)
    await cache.getOrMake('a', async () => page(100))
    await cache.getOrMake('b', async () => page(100))
    cache.get('a')
    await cache.getOrMake('c', async () => page(100))
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true])
    expect(cache.bytes).toBeLessThanOrEqual(250)
  })

  it('keeps no page larger than itself, and no error', async () => {
    const cache = new AnswerCache(50)
    await cache.getOrMake('large', async () => page(100))
    await cache.getOrMake('error', async () => page(1, { status: 500 }))
    expect([cache.get('large'), cache.get('error')]).toEqual([undefined, undefined])
  })

  it('gives a page no longer than it is true', async () => {
    let now = 1000
    const cache = new AnswerCache(500, () => now)
    await cache.getOrMake('a', async () => ({ kind: 'page', page: { ...page(100).page, until: 2000 } }))
    expect(cache.get('a')).toBeDefined()
    now = 2000
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0])
  })

  it('keeps no page that is for one visitor only', async () => {
    const cache = new AnswerCache()
    await cache.getOrMake('own', async () => page(1, { headers: { 'cache-control': 'no-store' } }))
    expect(cache.get('own')).toBeUndefined()
  })

  it('does not keep what was rendered from content that has changed meanwhile', async () => {
    const cache = new AnswerCache()
    const rendering = cache.getOrMake('/', async () => {
      cache.clear()
      return page(1)
    })
    expect(await rendering).toBeDefined()
    expect(cache.get('/')).toBeUndefined()
  })

  it('tries again after a render that failed', async () => {
    const cache = new AnswerCache()
    const failing = cache.getOrMake('/', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await cache.getOrMake('/', async () => page(1))).toBeDefined()
  })
})
