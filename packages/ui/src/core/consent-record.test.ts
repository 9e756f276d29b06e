import { describe, expect, it } from 'vitest'
import { parseConsent, withProvider, writeConsent } from './consent-record.ts'

describe('a record of consent', () => {
  it('comes back as it was stored', () => {
    expect(parseConsent(writeConsent(['turnstile', 'youtube']))).toEqual(['turnstile', 'youtube'])
  })

  it.each([
    null,
    '',
    'yes',
    '[]',
    '{"allowed":["a"]}',
    '{"version":2,"allowed":["a"]}',
    '{"version":1,"allowed":"a"}',
  ])('allows nobody when it is %s', (stored) => expect(parseConsent(stored)).toEqual([]))

  it('names a provider once, and no more once it is withdrawn', () => {
    expect(withProvider(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
    expect(withProvider(['a', 'b'], 'a', false)).toEqual(['b'])
  })

  it('keeps the fifty last', () => {
    const many = Array.from({ length: 50 }, (_, index) => `p${index}`)
    expect(withProvider(many, 'last', true)).toEqual([...many.slice(1), 'last'])
  })
})
