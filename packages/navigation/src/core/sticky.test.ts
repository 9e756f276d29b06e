import { describe, expect, it } from 'vitest'
import { stuckHeight } from './sticky.ts'

describe('height of a stuck header', () => {
  it('is the 66 px of the shrunk header', () => expect(stuckHeight(44, true)).toBe(66))
  it('grows with content that wraps', () => expect(stuckHeight(90.2, true)).toBe(91))
  it('is nothing where the header does not stick', () => expect(stuckHeight(90, false)).toBe(0))
})
