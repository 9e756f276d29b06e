import { describe, expect, it } from 'vitest'
import { sectionRead } from './scrollspy.ts'

describe('the section that is being read', () => {
  it('is none above the first', () => expect(sectionRead([77, 500], 76, false)).toBe(-1))
  it('is the one whose top is at the line', () => expect(sectionRead([76, 500], 76, false)).toBe(0))
  it('stays the one before while the next is below the line', () => expect(sectionRead([-300, 77], 76, false)).toBe(0))
  it('is the lowest of those that passed, in whatever order a menu names them', () =>
    expect(sectionRead([60, -300, 900], 76, false)).toBe(0))
  it('is the lowest at the end of the page', () => expect(sectionRead([-900, 500, 300], 76, true)).toBe(1))
  it('is none without sections', () => expect(sectionRead([], 76, true)).toBe(-1))
})
