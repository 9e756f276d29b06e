import { describe, expect, it } from 'vitest'
import { minorUnits } from './minor-units.ts'

describe('the smallest unit of a currency', () => {
  it.each([
    [12.5, 'EUR', 1250],
    [1.005, 'usd', 101],
    [0.29, 'EUR', 29],
    [500, 'JPY', 500],
    [1.234, 'KWD', 1230],
  ])('makes %d %s %d', (amount, currency, units) => expect(minorUnits(amount, currency)).toBe(units))
})
