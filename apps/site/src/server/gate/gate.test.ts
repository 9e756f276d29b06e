import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

const secret = { document: { collection: 'pages', id: 7 }, visibility: 'password' } as const
const club = { document: { collection: 'pages', id: 8 }, visibility: 'members' } as const
/** A hash that no password has. */
const HASH = 'scrypt$AAAA$AAAA'

type Headers = Readonly<Record<string, string>>
const asking = (headers: Headers = {}) => ({ headers, ip: '192.0.2.7', protocol: 'https' as const })

/** A gate whose members are those with the session `good`, believed from this site alone. */
function gateWith(options: { readonly hash?: string; readonly tries?: number } = {}) {
  const counted: string[] = []
  const gate = createGate({
    secret: 's'.repeat(32),
    isMember: async ({ headers }) =>
      headers.cookie === 'session=good' && headers.origin === undefined && headers['sec-fetch-site'] === 'same-origin',
    passwordHash: async () => options.hash,
    isTooMany: async (key, limit) => {
      counted.push(key)
      return (options.tries ?? 0) >= limit
    },
  })
  return { gate, counted }
}

describe('a page for members', () => {
  it('is open to members alone, from wherever a link led them here', async () => {
    const { gate } = gateWith()
    const cookie = 'session=good'
    expect(await gate.admits(asking({ cookie }), club)).toBe(true)
    const away = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    expect(await gate.admits(asking(away), club)).toBe(true)
    expect(await gate.admits(asking({ cookie: 'session=bad' }), club)).toBe(false)
    expect(await gate.admits(asking(), club)).toBe(false)
  })
})

describe('a page with a password', () => {
  it('is closed to who has not given it, and open to members', async () => {
    const { gate } = gateWith({ hash: HASH })
    expect(await gate.admits(asking(), secret)).toBe(false)
    expect(await gate.admits(asking({ cookie: 'vitrine-open-pages-7=9999999999.x' }), secret)).toBe(false)
    expect(await gate.admits(asking({ cookie: 'session=good' }), secret)).toBe(true)
  })

  it('is not opened by a wrong one, nor by any where it has none', async () => {
    expect(await gateWith({ hash: HASH }).gate.open(asking(), secret, 'x')).toEqual({ refusal: 'wrongPassword' })
    expect(await gateWith().gate.open(asking(), secret, '')).toEqual({ refusal: 'wrongPassword' })
  })

  it('counts the tries of a network on one page', async () => {
    const { gate, counted } = gateWith({ hash: HASH, tries: 10 })
    expect(await gate.open(asking(), secret, 'open sesame')).toEqual({ refusal: 'tooManyTries' })
    expect(counted).toEqual(['open page pages 7 192.0.2.7'])
  })
})
