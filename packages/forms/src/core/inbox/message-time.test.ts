import { describe, expect, it } from 'vitest'
import { cityOf, listedTime, placedTime } from './message-time.ts'

const NOW = new Date('2026-11-29T09:00:00Z')
const BERLIN = { locale: 'en', timeZone: 'Europe/Berlin' }
const listed = (at: string, locale = 'en') =>
  listedTime(at, NOW, { ...BERLIN, locale }, locale === 'de' ? 'Gestern' : 'Yesterday')

describe('the time of a message in the list', () => {
  it.each([
    ['2026-11-29T08:41:00Z', '09:41'],
    ['2026-11-28T23:30:00Z', '00:30'],
    ['2026-11-28T22:59:00Z', 'Yesterday'],
    ['2026-11-27T23:00:00Z', 'Yesterday'],
    ['2026-11-27T22:59:00Z', '27 Nov'],
    ['2025-11-28T10:00:00Z', '28 Nov 2025'],
  ])('of %s is %s, by the clocks of the site', (at, words) => expect(listed(at)).toBe(words))

  it('is in the language of its reader', () => {
    expect(listed('2026-11-28T12:00:00Z', 'de')).toBe('Gestern')
    expect(listed('2026-11-20T12:00:00Z', 'de')).toBe('20. Nov.')
  })
})

it('an open message names day, clock and city', () =>
  expect(placedTime('2026-11-28T09:41:00Z', BERLIN)).toBe('28 November 2026, 10:41, Berlin'))

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, city) => expect(cityOf(zone)).toBe(city))
