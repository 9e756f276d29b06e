import { describe, expect, it } from 'vitest'
import { hasReachedEnd, isDecoration, obeysPauseButton, startsItself } from './play.ts'

describe('a video of a slide', () => {
  it('plays by itself on the visits that it is set to', () => {
    expect([1, 2].map((visit) => startsItself({ autoplay: 'first' }, visit))).toEqual([true, false])
    expect([1, 2].map((visit) => startsItself({ autoplay: 'notFirst' }, visit))).toEqual([false, true])
    expect([1, 2].map((visit) => startsItself({ autoplay: 'no' }, visit))).toEqual([false, false])
  })
  it('is decoration where it loops while the slider goes on, and behind a slide wherever it loops', () => {
    expect(isDecoration({ loop: 'yes' }, false)).toBe(true)
    expect(isDecoration({ loop: 'hold' }, false)).toBe(false)
    expect(isDecoration({ loop: 'hold' }, true)).toBe(true)
    expect(isDecoration({ loop: 'no' }, true)).toBe(false)
  })
  it('is stopped by the pause button where it has no controls of its own', () => {
    expect(obeysPauseButton({ loop: 'no' }, true)).toBe(true)
    expect(obeysPauseButton({ loop: 'yes' }, false)).toBe(true)
    expect(obeysPauseButton({ loop: 'hold' }, false)).toBe(false)
  })
  it('ends at the second that is set, or else at its own end', () => {
    expect(hasReachedEnd({ end: 4 }, 3.9)).toBe(false)
    expect(hasReachedEnd({ end: 4 }, 4)).toBe(true)
    expect(hasReachedEnd({}, 99)).toBe(false)
  })
})
