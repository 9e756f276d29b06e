import { describe, expect, it } from 'vitest'
import { parseToken, type Token } from './link-token.ts'
import { endedCookie, sessionCookie, sessionToken } from './session-cookie.ts'

const token = parseToken('t'.repeat(43)) as Token

describe('the cookie of a session', () => {
  it('is out of reach of scripts and of other sites, over https of this host alone, and ends', () =>
    expect(sessionCookie(token, { encrypted: true })).toBe(
      `__Host-vitrine-member=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    ))

  it('works without https, where there is none', () =>
    expect(sessionCookie(token, { encrypted: false })).toBe(
      `vitrine-member=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    ))

  it('ends at once when somebody signs out', () =>
    expect(endedCookie({ encrypted: true })).toBe(
      '__Host-vitrine-member=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ))

  it('is read beside others', () => {
    const sent = `a=b; __Host-vitrine-member=${token}; c=d`
    expect(sessionToken(sent, { encrypted: true })).toBe(token)
    expect(sessionToken(sent, { encrypted: false })).toBeUndefined()
  })

  it.each([
    undefined,
    '',
    'vitrine-member',
    'vitrine-member=',
    'vitrine-member=short',
    `x-vitrine-member=${token}`,
  ])('is not there in %j', (sent) => expect(sessionToken(sent, { encrypted: false })).toBeUndefined())
})
