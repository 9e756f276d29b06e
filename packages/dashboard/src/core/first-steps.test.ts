import { describe, expect, it } from 'vitest'
import { fieldOf, isChangedSince } from './first-steps.ts'

const SINCE = '2026-11-25T10:00:00.000Z'

describe('what an account has changed', () => {
  it('is younger than the first account', () => expect(isChangedSince('2026-11-25T10:00:01.000Z', SINCE)).toBe(true))

  it('is not what came with the demo', () => expect(isChangedSince('2026-11-25T09:59:59.000Z', SINCE)).toBe(false))

  it('is not what nobody has saved', () => expect(isChangedSince(undefined, SINCE)).toBe(false))
})

describe('a field of a document', () => {
  it('is found by its name', () => expect(fieldOf({ logo: 7 }, 'logo')).toBe(7))
  it('is found in a group', () => expect(fieldOf({ a: { b: 'c' } }, 'a.b')).toBe('c'))
  it.each(['b', 'a.c', 'a.b.length', 'toString'])('named %s is not there', (name) =>
    expect(fieldOf({ a: { b: 'c' } }, name)).toBeUndefined())
})
