import { describe, expect, it } from 'vitest'
import { isOpenedBy, OPEN_SECONDS, openedCookie } from './opened-cookie.ts'

const opened = { document: { collection: 'pages', id: 7 }, passwordHash: 'scrypt$a$b' }
const secret = 's'.repeat(32)
const now = Date.UTC(2026, 0, 1)
const header = openedCookie(opened, { secret, now, encrypted: true })
const sent = `a=b; ${header.split(';')[0]}; c=d`

describe('the cookie of an opened page', () => {
  it('is out of reach of scripts and other sites, and ends', () => {
    expect(header).toMatch(/; Path=\/; Max-Age=14400; HttpOnly; SameSite=Lax; Secure$/)
    expect(openedCookie(opened, { secret, now, encrypted: false })).not.toContain('Secure')
  })

  it('opens its page until then', () => {
    expect(isOpenedBy(sent, opened, { secret, now })).toBe(true)
    expect(isOpenedBy(sent, opened, { secret, now: now + OPEN_SECONDS * 1000 })).toBe(false)
  })

  it.each([
    ['another page', { ...opened, document: { collection: 'pages', id: 8 } }, secret],
    ['one of another kind', { ...opened, document: { collection: 'posts', id: 7 } }, secret],
    ['the page with another password', { ...opened, passwordHash: 'scrypt$a$c' }, secret],
    ['the page of another site', opened, 't'.repeat(32)],
  ])('does not open %s', (_, other, key) => {
    const renamed = sent.replace('pages-7', `${other.document.collection}-${other.document.id}`)
    expect(isOpenedBy(renamed, other, { secret: key, now })).toBe(false)
  })

  it.each([
    '',
    'vitrine-open-pages-7',
    'vitrine-open-pages-7=',
    'vitrine-open-pages-7=9999999999.',
    'vitrine-open-pages-7=x.y',
  ])('does not open it when it is %j', (cookies) => expect(isOpenedBy(cookies, opened, { secret, now })).toBe(false))

  it('cannot be made to last longer', () =>
    expect(isOpenedBy(sent.replace(/=\d+\./, '=9999999999.'), opened, { secret, now })).toBe(false))
})
