import { describe, expect, it } from 'vitest'
import { mayEnter, parseVisibility } from './visibility.ts'

describe('who may see a document', () => {
  it.each([
    ['everyone', false, false, true],
    ['password', false, false, false],
    ['password', true, false, true],
    ['password', false, true, true],
    ['members', false, false, false],
    ['members', true, false, false],
    ['members', false, true, true],
  ] as const)('of the kind %s, password given: %s, member: %s', (visibility, hasOpened, isMember, may) =>
    expect(mayEnter(visibility, { hasOpened, isMember })).toBe(may))

  it('is everyone unless it says otherwise, and nobody but members where it is not understood', () => {
    expect([undefined, null, ''].map(parseVisibility)).toEqual(['everyone', 'everyone', 'everyone'])
    expect(['everyone', 'password', 'members', 'friends', 7].map(parseVisibility)).toEqual([
      'everyone',
      'password',
      'members',
      'members',
      'members',
    ])
  })
})
