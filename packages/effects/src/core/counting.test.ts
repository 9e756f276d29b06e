import { expect, it } from 'vitest'
import { countedAt, numberFormat } from './counting.ts'

it('counts from nothing to the value, and never past it', () =>
  expect([-1, 0, 1, 2].map((part) => countedAt(240, part))).toEqual([0, 0, 240, 240]))
it('counts fast at first', () => expect(countedAt(100, 0.5)).toBeGreaterThan(90))
it('counts down to what is below nothing', () => expect(countedAt(-5, 1)).toBe(-5))
it('writes numbers as their language does', () => {
  expect(numberFormat('en', 0).format(12400)).toBe('12,400')
  expect(numberFormat('de', 1).format(4.5)).toBe('4,5')
  expect(numberFormat('en', 1).format(4)).toBe('4.0')
})
