import { describe, expect, it } from 'vitest'
import { hashOfRecoveryCode, makeRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'

describe('recovery codes', () => {
  it('are ten, of 80 bits each, and no two are the same', () => {
    const codes = makeRecoveryCodes()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  })

  it.each([
    ['ABCD-EFGH-JKLM-NPQR', 'ABCDEFGHJKLMNPQR'],
    [' abcd efgh jklm npqr ', 'ABCDEFGHJKLMNPQR'],
    ['abcdefghjklmnpqr', 'ABCDEFGHJKLMNPQR'],
    ['ABCD-EFGH-JKLM-NPQ', undefined],
    ['ABCD-EFGH-JKLM-NPQ0', undefined],
    ['123456', undefined],
    ['', undefined],
  ])('are read from %j', (typed, code) => expect(readRecoveryCode(typed)).toBe(code))

  it('are stored as hashes that reveal nothing, and belong to one account', () => {
    const hash = hashOfRecoveryCode('ABCDEFGHJKLMNPQR', 7)
    expect(hash).not.toContain('ABCD')
    expect(hash).toBe(hashOfRecoveryCode('ABCDEFGHJKLMNPQR', 7))
    expect(hash).not.toBe(hashOfRecoveryCode('ABCDEFGHJKLMNPQR', 8))
  })
})
