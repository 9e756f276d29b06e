import { describe, expect, it } from 'vitest'
import { isCopy } from './restored-copy.ts'

describe('a database', () => {
  it('that keeps no place is on its first start', () => expect(isCopy(null, ['1', '2'])).toBe(false))
  it('in its place is no copy', () => expect(isCopy({ place: ['1', '2'] }, ['1', '2'])).toBe(false))
  it('whose disk numbers its files anew at each start is no copy', () =>
    expect(isCopy({ place: ['1', '2'] }, ['7', '2'])).toBe(false))
  it('that is another file is a copy', () => expect(isCopy({ place: ['1', '2'] }, ['7', '8'])).toBe(true))
})
