import { describe, expect, it } from 'vitest'
import { isBackToTopActive, parseBackToTop } from './back-to-top.ts'

describe('the link back to the top', () => {
  it('is not there at 200 px, and is at 201 px', () =>
    expect([200, 201].map((y) => isBackToTopActive(0, y, false, false))).toEqual([false, true]))
  it('stays while the visitor scrolls up', () => expect(isBackToTopActive(900, 800, true, false)).toBe(true))
  it('goes at the first movement upwards when it is for scrolling down only', () =>
    expect(isBackToTopActive(900, 899, true, true)).toBe(false))
  it('comes back at the first movement downwards', () => expect(isBackToTopActive(899, 900, false, true)).toBe(true))
  it('stays as it was without a movement', () =>
    expect([true, false].map((was) => isBackToTopActive(900, 900, was, true))).toEqual([true, false]))
})

describe('its settings', () => {
  it('are those of the design when nothing was set', () =>
    expect(parseBackToTop(undefined)).toEqual({ position: 'floating-end', scrollDownOnly: false, onPhones: true }))
  it('may leave it out', () => expect(parseBackToTop({ position: 'none' })).toBeUndefined())
  it('may keep it off phones', () => expect(parseBackToTop({ onPhones: false })?.onPhones).toBe(false))
})
