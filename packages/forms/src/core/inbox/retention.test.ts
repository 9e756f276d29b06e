import { describe, expect, it } from 'vitest'
import { isExpired } from './retention.ts'

describe('a message of a form that keeps 30 days', () => {
  const now = new Date('2026-03-31T12:00:00Z')

  it('stays until the last second', () => expect(isExpired(new Date('2026-03-01T12:00:01Z'), 30, now)).toBe(false))
  it('is expired once they are over', () => expect(isExpired(new Date('2026-03-01T12:00:00Z'), 30, now)).toBe(true))
  it('from the future stays', () => expect(isExpired(new Date('2027-01-01T00:00:00Z'), 30, now)).toBe(false))
  it('without a date stays', () => expect(isExpired(new Date('never'), 30, now)).toBe(false))
})

it.each([undefined, 0, -1, Number.NaN])('a form that keeps %s days keeps for ever', (days) =>
  expect(isExpired(new Date(0), days, new Date('2026-03-31T12:00:00Z'))).toBe(false))
