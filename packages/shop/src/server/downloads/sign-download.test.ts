import { describe, expect, it } from 'vitest'
import { isSigned, signedDownload } from './sign-download.ts'

const NOW = new Date('2026-11-26T10:00:00Z')

describe('the address of a file', () => {
  const [id = '', until = '', signature = ''] = signedDownload('secret', { id: 7, now: NOW }).split('/').slice(-3)
  const signed = { id: Number(id), until: Number(until) }

  it('holds for twelve hours', () => expect(signed).toEqual({ id: 7, until: NOW.getTime() / 1_000 + 12 * 3_600 }))

  it('is known again by who made it', () => {
    expect(isSigned('secret', signed, signature)).toBe(true)
    expect(isSigned('another', signed, signature)).toBe(false)
  })

  it.each([
    [{ id: 8 }, {}],
    [{ until: signed.until + 1 }, {}],
    [{}, { signature: `${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}` }],
    [{}, { signature: '' }],
    [{}, { signature: 'x'.repeat(43) }],
  ])('is no other one: %j %j', (more, { signature: other = signature }: { signature?: string }) =>
    expect(isSigned('secret', { ...signed, ...more }, other)).toBe(false))
})
