import { describe, expect, it } from 'vitest'
import { openingHours } from './opening-hours.ts'

const read = (days: string, times: string, locale = 'en') => openingHours([{ days, times }], locale)

describe('opening hours for machines', () => {
  it.each([
    ['en', 'Tuesday to Friday', '9 to 17.30', 'Tu-Fr 09:00-17:30'],
    ['en', 'Mon – Thu', '9:00–18:00', 'Mo-Th 09:00-18:00'],
    ['en', 'Saturday', '10 am to 4 pm', 'Sa 10:00-16:00'],
    ['en', 'Monday and Thursday', '8 to 12', 'Mo,Th 08:00-12:00'],
    ['en', 'Monday, Wednesday, Friday', '8 to 12', 'Mo,We,Fr 08:00-12:00'],
    ['de', 'Dienstag bis Freitag', '9 bis 17.30 Uhr', 'Tu-Fr 09:00-17:30'],
    ['de', 'Montag und Dienstag', '9 bis 12 Uhr', 'Mo,Tu 09:00-12:00'],
    ['he', 'יום שלישי עד יום שישי', '9:00–17:30', 'Tu-Fr 09:00-17:30'],
  ])('in %s: %s, %s', (locale, days, times, expected) => expect(read(days, times, locale)).toEqual([expected]))
  it('may have a break', () =>
    expect(read('Monday', '9 to 12, 14 to 18')).toEqual(['Mo 09:00-12:00', 'Mo 14:00-18:00']))
  it.each([
    ['Sunday', 'closed'],
    ['By appointment', '9 to 17'],
    ['Monday', 'from 9'],
    ['Monday', '9 to 31'],
    ['Monday', '9 am to 14 pm'],
  ])('leave out what is not understood: %s, %s', (days, times) => expect(read(days, times)).toEqual([]))
})
