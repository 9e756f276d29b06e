import { describe, expect, it } from 'vitest'
import { atLevel } from './levels.ts'

describe('what differs by width', () => {
  const values = { desktop: { x: 1, y: 2 }, tablet: { x: 3 }, phone: { y: 4 } }

  it.each([
    ['desktop', { x: 1, y: 2 }],
    ['notebook', { x: 1, y: 2 }],
    ['tablet', { x: 3, y: 2 }],
    ['phone', { x: 3, y: 4 }],
  ] as const)('is on a %s its own value, or that of the next wider one', (level, expected) =>
    expect(atLevel(values, level)).toEqual(expected))
})
