import { describe, expect, it } from 'vitest'
import { patienceOf } from './patience.mjs'

describe('patience of the tests, by the milliseconds of a fixed piece of work', () => {
  it.each([
    [300, 2],
    [600, 2],
    [900, 3],
    [1800, 6],
    [9999, 8],
  ])('%i ms: limits are %d times those of a quick machine', (ms, factor) => expect(patienceOf(ms)).toBe(factor))
})
