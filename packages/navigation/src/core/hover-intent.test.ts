import { describe, expect, it } from 'vitest'
import { echoesTouch, rests } from './hover-intent.ts'

describe('hover intent', () => {
  const before = { x: 100, y: 40 }
  it('takes 6 px between two comparisons for rest', () => expect(rests(before, { x: 106, y: 40 })).toBe(true))
  it('takes 7 px for travel', () => expect(rests(before, { x: 100, y: 33 })).toBe(false))
  it('measures the way, not the axes', () => expect(rests(before, { x: 105, y: 45 })).toBe(false))
  it('does not mind the direction', () => expect(rests(before, { x: 92, y: 40 })).toBe(false))
})

describe('echo of a touch', () => {
  it('lasts until 499 ms', () => expect(echoesTouch(1000, 1499)).toBe(true))
  it('is over at 500 ms', () => expect(echoesTouch(1000, 1500)).toBe(false))
  it('is not heard without a touch', () => expect(echoesTouch(Number.NEGATIVE_INFINITY, 0)).toBe(false))
})
