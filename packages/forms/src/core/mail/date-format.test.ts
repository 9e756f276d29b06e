import { describe, expect, it } from 'vitest'
import { formatDate } from './date-format.ts'
import { midnight, wallClock } from './wall-clock.ts'

const format = (day: string, letters: string, timeZone = 'UTC') => {
  const clock = midnight(day, timeZone)
  return clock && formatDate(letters, clock, 'en-US')
}

describe('a date format', () => {
  it.each([
    ['2024-02-29', 'l jS F Y', 'Thursday 29th February 2024'],
    ['2024-02-29', 'D d M y n m', 'Thu 29 Feb 24 2 02'],
    ['2024-02-29', 'N w z t L', '4 4 59 29 1'],
    ['1900-03-01', 't L z', '31 0 59'],
    ['2024-12-30', 'o-\\WW', '2025-W01'],
    ['2021-01-03', 'o-\\WW', '2020-W53'],
    ['2024-03-11', 'jS', '11th'],
    ['2024-03-22', 'jS', '22nd'],
    ['2024-02-29', 'G g H h i s A a B u v', '0 12 00 12 00 00 AM am 041 000000 000'],
    ['1969-12-31', 'U B', '-86400 041'],
    ['2024-02-29', 'c', '2024-02-29T00:00:00+00:00'],
    ['2024-02-29', 'x X p', '2024 +2024 Z'],
    ['2024-02-29', '\\Y\\\\Q-Y', 'Y\\Q-2024'],
    ['2024-02-30', 'Y-m-d', '2024-03-01'],
    ['2024-00-10', 'Y-m-d', '2023-12-10'],
    ['0050-01-01', 'Y z t', '0050 0 31'],
  ])('writes %s as %j: %s', (day, letters, text) => expect(format(day, letters)).toBe(text))
  it.each(['2024-13-01', '2024-01-32', '12024-02-29', 'today', ''])('has nothing to write for %j', (day) => {
    expect(format(day, 'Y')).toBeUndefined()
  })
})

describe('midnight', () => {
  it.each([
    ['2024-02-29', 'America/New_York', '2024-02-29T00:00:00-05:00 EST 0 -18000'],
    ['2024-07-01', 'America/New_York', '2024-07-01T00:00:00-04:00 EDT 1 -14400'],
    ['2024-07-01', 'Asia/Kolkata', '2024-07-01T00:00:00+05:30 +5:30 0 19800'],
    ['2024-03-31', 'Europe/Berlin', '2024-03-31T00:00:00+01:00 +01 0 3600'],
    ['2024-01-01', 'Pacific/Kiritimati', '2024-01-01T00:00:00+14:00 +14 0 50400'],
  ])('of %s is that of %s', (day, timeZone, text) => expect(format(day, 'c T I Z', timeZone)).toBe(text))
})

it('an instant is shown as the clocks of its time zone show it', () => {
  const clock = wallClock(new Date('2025-03-14T12:00:00Z'), 'Asia/Tokyo')
  expect(formatDate('F j, Y g:i a e', clock, 'en-US')).toBe('March 14, 2025 9:00 pm Asia/Tokyo')
})
