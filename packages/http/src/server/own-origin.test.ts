import { describe, expect, it } from 'vitest'
import { isOfThisSite } from './own-origin.ts'

const SITE = 'https://halden.example'

describe('a post comes from this site', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: SITE }, false],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.halden.example' }, false],
    [{ origin: SITE, host: 'inner:3000' }, true],
    [{ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }, true],
    [{ origin: 'https://elsewhere.example', host: 'halden.example' }, false],
    [{ origin: 'null', host: 'halden.example' }, false],
    [{ origin: `${SITE}.elsewhere.example`, host: 'halden.example' }, false],
    [{ host: 'halden.example' }, true],
  ])('%o: %s', (headers, isOurs) => expect(isOfThisSite(headers, SITE)).toBe(isOurs))

  it('or from one that may post to it', () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://files.example' }
    expect(isOfThisSite(headers, SITE, ['https://files.example'])).toBe(true)
    expect(isOfThisSite(headers, SITE, ['https://files.example.org'])).toBe(false)
  })
})
