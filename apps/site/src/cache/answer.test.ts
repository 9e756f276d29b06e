import { describe, expect, it } from 'vitest'
import { pageOf } from '../render/finish.ts'
import { ANSWER_LIMITS, PAGE_MS, pageAnswer } from './answer.ts'

const page = (bytes: number, { status = 200, headers = {} } = {}) => {
  const [body, none] = [Buffer.alloc(bytes), Buffer.alloc(0)]
  return pageOf({ status, headers, etag: 'x', bodies: { identity: body, gzip: none, br: none } })
}

const answer = (...of: Parameters<typeof page>) => pageAnswer(page(...of), 0)

describe('an answer', () => {
  const { mayCache, sizeOf } = ANSWER_LIMITS

  it('that is an error is not cached', () =>
    expect([mayCache(answer(1)), mayCache(answer(1, { status: 500 }))]).toEqual([true, false]))

  it('that is for one visitor only is not cached', () =>
    expect(mayCache(answer(1, { headers: { 'cache-control': 'no-store' } }))).toBe(false))

  it('is as large as its bodies and its address', () => expect(sizeOf('/x/', answer(100))).toBe(106))

  it('without a page of its own counts too', () =>
    expect(sizeOf('/x/', { kind: 'gone', until: 0 })).toBeGreaterThan(100))

  it('is true as long as its page is, and not for ever', () => {
    const until = (moment?: number) => pageAnswer({ ...page(1), ...(moment && { until: moment }) }, 1000).until
    expect([until(2000), until()]).toEqual([2000, 1000 + PAGE_MS])
  })
})
