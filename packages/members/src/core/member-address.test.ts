import { describe, expect, it } from 'vitest'
import { parseMemberAddress } from './member-address.ts'

describe('the mail address of a member', () => {
  it.each([
    ['ruth@example.org', 'ruth@example.org'],
    ['  Ruth.Carrow@Example.ORG ', 'ruth.carrow@example.org'],
    ['\u202aruth@example.org\u202c', 'ruth@example.org'],
    ['jörg@bücher.example', 'jörg@bücher.example'],
  ])('%j is stored as %j', (typed, stored) => expect(parseMemberAddress(typed)).toBe(stored))

  it.each([
    '',
    'ruth',
    'ruth@',
    '@example.org',
    'ruth@example.org, mara@example.org',
    'Ruth <ruth@example.org>',
    'ruth@example.org\r\nBcc: all@example.org',
    `${'r'.repeat(250)}@example.org`,
  ])('%j is none', (typed) => expect(parseMemberAddress(typed)).toBeUndefined())
})
