import { describe, expect, it } from 'vitest'
import { keyUri, newKey, readOneTimeCode, stepOf } from './one-time-code.ts'

/** The key of RFC 6238, appendix B: "12345678901234567890". Its codes there have eight digits, of which these are the last. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('is that of RFC 6238 at %i s', (seconds, code, step) => expect(stepOf(code, KEY, at(seconds))).toBe(step))

  it.each([
    ['one step late', 89, 1],
    ['one step early', 0, 1],
    ['two steps late', 90, undefined],
    ['two steps early', -1, undefined],
  ])('%s', (_, seconds, step) => expect(stepOf('287082', KEY, at(seconds))).toBe(step))

  it('is none of another key', () => expect(stepOf('287082', newKey(), at(59))).toBeUndefined())

  it.each([
    ['287082', '287082'],
    [' 287 082\n', '287082'],
    ['28708', undefined],
    ['2870822', undefined],
    ['28708a', undefined],
    ['２８７０８２', undefined],
    ['', undefined],
  ])('is read from %j', (typed, code) => expect(readOneTimeCode(typed)).toBe(code))
})

describe('the address of a key', () => {
  it('names the site and the account, and says what every authenticator knows', () => {
    const uri = new URL(keyUri(KEY, { site: 'Halden & Rye', account: 'ada@example.com' }))
    expect(decodeURIComponent(uri.pathname)).toContain('Halden & Rye:ada@example.com')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Halden & Rye',
      secret: KEY,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })

  it('has a new key of 160 bits each time', () => {
    expect(newKey()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})
