import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, MAX_PASSWORD_LENGTH } from './page-password.ts'

describe('the password of a page', () => {
  it('is kept as a hash of which each is another', async () => {
    const [one, other] = await Promise.all([hashPassword('open sesame'), hashPassword('open sesame')])
    expect(one).not.toBe(other)
    expect(one).not.toContain('sesame')
    expect([await isPassword('open sesame', one), await isPassword('open sesame', other)]).toEqual([true, true])
  })

  it('can be told apart from other texts', async () => {
    const hash = await hashPassword('Über')
    expect(await isPassword('U\u0308ber', hash)).toBe(true)
    expect(await isPassword('uber', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
    expect(await isPassword('x'.repeat(MAX_PASSWORD_LENGTH + 1), hash)).toBe(false)
  })

  it.each(['', 'scrypt', 'scrypt$$', 'plain$a$b', '$$'])('opens nothing where the hash is none: %s', async (stored) =>
    expect(await isPassword('', stored)).toBe(false))
})
