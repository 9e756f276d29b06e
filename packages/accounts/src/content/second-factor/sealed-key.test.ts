import { describe, expect, it } from 'vitest'
import { sealKey, unsealKey } from './sealed-key.ts'

const owner = { secret: 'a secret of thirty-two characters', account: 7 }
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

describe('the key of an authenticator in the database', () => {
  it('is read again by the site that wrote it', () => expect(unsealKey(sealKey(key, owner), owner)).toBe(key))

  it('does not stand there, and never reads the same', () => {
    expect(sealKey(key, owner)).not.toContain(key)
    expect(sealKey(key, owner)).not.toBe(sealKey(key, owner))
  })

  it.each([
    ['another secret', { ...owner, secret: 'another secret of that same length' }],
    ['another account', { ...owner, account: 8 }],
  ])('is not read with %s', (_, other) => expect(unsealKey(sealKey(key, owner), other)).toBeUndefined())

  it.each([
    ['changed', (sealed: string) => `${sealed.slice(0, -4)}AAA=`],
    ['cut', () => 'AAAA'],
    ['empty', () => ''],
  ])('is not read when it is %s', (_, change) => expect(unsealKey(change(sealKey(key, owner)), owner)).toBeUndefined())
})
