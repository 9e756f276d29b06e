import { describe, expect, it } from 'vitest'
import { pageOf } from '../render/finish.ts'
import { type FinishedPage, PageCache } from './page-cache.ts'

const page = (bytes: number, status = 200): FinishedPage => {
  const [body, none] = [Buffer.alloc(bytes), Buffer.alloc(0)]
  return pageOf({ status, headers: {}, etag: 'x', bodies: { identity: body, gzip: none, br: none } })
}

describe('the page cache', () => {
  it('renders once for everybody who waits', async () => {
    const cache = new PageCache()
    let renders = 0
    const render = async () => {
      renders += 1
      return page(1)
    }
    await Promise.all([cache.getOrRender('/', render), cache.getOrRender('/', render)])
    await cache.getOrRender('/', render)
    expect(renders).toBe(1)
  })

  it('stays within its bytes, and lets the least used page go', async () => {
    const cache = new PageCache(250)
    await cache.getOrRender('a', async () => page(100))
    await cache.getOrRender('b', async () => page(100))
    cache.get('a')
    await cache.getOrRender('c', async () => page(100))
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true])
    expect(cache.bytes).toBeLessThanOrEqual(250)
  })

  it('keeps no page larger than itself, and no error', async () => {
    const cache = new PageCache(50)
    await cache.getOrRender('large', async () => page(100))
    await cache.getOrRender('error', async () => page(1, 500))
    expect([cache.get('large'), cache.get('error')]).toEqual([undefined, undefined])
  })

  it('gives a page no longer than it is true', async () => {
    let now = 1000
    const cache = new PageCache(500, () => now)
    await cache.getOrRender('a', async () => ({ ...page(100), until: 2000 }))
    expect(cache.get('a')).toBeDefined()
    now = 2000
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0])
  })

  it('keeps no page that is for one visitor only', async () => {
    const cache = new PageCache()
    const { variants } = page(1)
    await cache.getOrRender('own', async () => ({ status: 200, headers: { 'cache-control': 'no-store' }, variants }))
    expect(cache.get('own')).toBeUndefined()
  })

  it('does not keep what was rendered from content that has changed meanwhile', async () => {
    const cache = new PageCache()
    const rendering = cache.getOrRender('/', async () => {
      cache.clear()
      return page(1)
    })
    expect(await rendering).toBeDefined()
    expect(cache.get('/')).toBeUndefined()
  })

  it('tries again after a render that failed', async () => {
    const cache = new PageCache()
    const failing = cache.getOrRender('/', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await cache.getOrRender('/', async () => page(1))).toBeDefined()
  })
})
