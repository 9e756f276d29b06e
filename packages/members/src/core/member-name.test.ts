import { describe, expect, it } from 'vitest'
import { MAX_NAME_LENGTH } from './limits.ts'
import { parseMemberName } from './member-name.ts'

describe('the name of a member', () => {
  it('is one line without what nobody sees', () =>
    expect(parseMemberName(' Ruth\r\n\u202eCarrow\u0000 ')).toBe('Ruth Carrow'))

  it('may be empty', () => expect(parseMemberName('  ')).toBe(''))

  it('has so many characters at most', () => {
    expect(parseMemberName('r'.repeat(MAX_NAME_LENGTH))).toHaveLength(MAX_NAME_LENGTH)
    expect(parseMemberName('r'.repeat(MAX_NAME_LENGTH + 1))).toBeUndefined()
  })
})
