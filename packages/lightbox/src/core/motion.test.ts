import { describe, expect, it } from 'vitest'
import { beginsGesture, fitWithin, swiped, wraps } from './motion.ts'

describe('the size of an item', () => {
  const viewport = { width: 1000, height: 800 }
  it('fits into the window', () =>
    expect(fitWithin({ width: 2000, height: 800 }, viewport)).toEqual({ width: 1000, height: 400 }))
  it('is never enlarged', () =>
    expect(fitWithin({ width: 10, height: 10 }, viewport)).toEqual({ width: 10, height: 10 }))
  it('is never below 0.075 of it', () =>
    expect(fitWithin({ width: 20000, height: 10000 }, viewport)).toEqual({ width: 1500, height: 750 }))
})

describe('a swipe', () => {
  it('of 99 px stays', () => expect(swiped(-99, 500)).toBe('stay'))
  it('of 100 px in 900 ms moves on', () => expect(swiped(-100, 900)).toBe('next'))
  it('of 100 px in 1100 ms stays', () => expect(swiped(-100, 1100)).toBe('stay'))
  it('the other way goes back', () => expect(swiped(100, 1000)).toBe('previous'))
})

describe('a gallery without an end', () => {
  it('has at least three items', () => {
    expect(wraps(true, 3)).toBe(true)
    expect(wraps(true, 2)).toBe(false)
  })
  it('is asked for', () => expect(wraps(false, 9)).toBe(false))
})

describe('a gesture of the wheel', () => {
  it('begins with the first turn, and with one after a pause', () => {
    expect(beginsGesture(undefined, 1000)).toBe(true)
    expect(beginsGesture(1000, 1201)).toBe(true)
  })
  it('goes on while the wheel turns', () => expect(beginsGesture(1000, 1200)).toBe(false))
})
