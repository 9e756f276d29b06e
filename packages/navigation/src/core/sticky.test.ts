import { describe, expect, it } from 'vitest'
import { stickyState, stuckHeight } from './sticky.ts'

describe('the state of a sticky element', () => {
  const at = (place: Partial<Parameters<typeof stickyState>[0]>) =>
    stickyState({ top: 400, pin: 32, slack: 1000, scrolled: 300, ...place })
  it('is unstuck above its pin', () => expect(at({ top: 33 })).toBe('unstuck'))
  it('is stuck at its pin', () => expect(at({ top: 32 })).toBe('stuck'))
  it('is stuck within half a pixel of it', () => expect(at({ top: 31.6 })).toBe('stuck'))
  it('is bottomed when its container carries it off', () => expect(at({ top: 31 })).toBe('bottomed'))
  it('is unstuck at the top of the page, even of what begins at its pin', () =>
    expect(at({ top: 32, scrolled: 0 })).toBe('unstuck'))
  it('is unstuck when the page is pulled below its top', () => expect(at({ top: 32, scrolled: -20 })).toBe('unstuck'))
  it('is unstuck in a container that is no taller', () => expect(at({ top: -50, slack: 0 })).toBe('unstuck'))
})

describe('height of a stuck header', () => {
  const of = (header: Partial<Parameters<typeof stuckHeight>[0]>) =>
    stuckHeight({ sticks: true, shrinks: true, full: 104, content: 44, row: undefined, ...header })
  it('is the 66 px of the shrunk header', () => expect(of({})).toBe(66))
  it('grows with content that wraps', () => expect(of({ content: 90.2 })).toBe(91))
  it('is the whole of one that does not shrink', () => expect(of({ shrinks: false })).toBe(104))
  it('is the menu row of one with two rows', () => expect(of({ row: 55.5 })).toBe(56))
  it('is both rows of one that does not shrink', () => expect(of({ row: 56, full: 160, shrinks: false })).toBe(160))
  it('is nothing where the header does not stick', () => expect(of({ sticks: false })).toBe(0))
})
