import { describe, expect, it } from 'vitest'
import { dateFromText } from './date-text.ts'

/** A Friday. */
const NOW = new Date('2025-03-14T12:00:00Z')

const DATES: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'dates of the calendar': {
    '2024-02-29': '2024-02-29',
    '2024-06': '2024-06-01',
    '20240601': '2024-06-01',
    '06/07/2024': '2024-06-07',
    '10-12-2024': '2024-12-10',
    '24-06-01': '2024-06-01',
    '75-06-01': '1975-06-01',
    '2024-W10': '2024-03-04',
    '2020W537': '2021-01-03',
    '2024.060': '2024-02-29',
    '1 January 2026': '2026-01-01',
    'Jan 1st, 2026': '2026-01-01',
    'february 2024': '2024-02-01',
    'december 25': '2025-12-25',
    may: '2025-05-14',
    '2024-06-30T24:00': '2024-07-01',
  },
  'days that their month does not have': {
    '2024-02-31': '2024-03-02',
    '2023-02-29': '2023-03-01',
    '2024-00-00': '2023-11-30',
    '2024-13-01': undefined,
  },
  'words for days': {
    now: '2025-03-14',
    noon: '2025-03-14',
    today: '2025-03-14',
    Tomorrow: '2025-03-15',
    yesterday: '2025-03-13',
  },
  distances: {
    '+1 day': '2025-03-15',
    'today+2weeks': '2025-03-28',
    'today + 1 month': '2025-04-14',
    '--2 weeks': '2025-03-28',
    '2 weeks ago': '2025-02-28',
    'next month': '2025-04-14',
    'eighth day': '2025-03-22',
    '2025-01-31 +1 month': '2025-03-03',
    '+1 weekday': '2025-03-17',
    '6 weekdays ago': '2025-03-06',
    '2025-03-15 -1 weekday': '2025-03-14',
    '2025-03-16 +1 weekday': '2025-03-17',
    '2025-03-16 +6 weekdays': '2025-03-24',
    '2025-03-15 this weekday': '2025-03-17',
    '+11 hours': '2025-03-14',
    '+12 hours': '2025-03-15',
    'today +12 hours': '2025-03-14',
  },
  weekdays: {
    friday: '2025-03-14',
    'next friday': '2025-03-21',
    'last friday': '2025-03-07',
    'this monday': '2025-03-17',
    'last monday': '2025-03-10',
    'saturday this week': '2025-03-15',
    'sunday this week': '2025-03-16',
    'monday next week': '2025-03-17',
    'next week': '2025-03-17',
    '2025-03-16 this week': '2025-03-10',
    'first monday of january 2026': '2026-01-05',
    'last friday of next month': '2025-04-25',
  },
  'first and last days of months': {
    'first day of next month': '2025-04-01',
    'last day of february 2024': '2024-02-29',
    '2025-01-31 last day of next month': '2025-02-28',
    'last day of this month +5 days': '2025-03-31',
  },
  'digits that are no date': {
    '2024': '2025-03-14',
    '1999': '1999-03-14',
    '10.12.24': '2025-03-14',
    '12345-01-01': '2005-01-01',
    '12': undefined,
    '2024.06.01': undefined,
  },
  'years of other lengths': {
    '+12345-01-01': '12345-01-01',
    '-0044-03-15': '-0044-03-15',
    '9999-12-31 +1 day': '10000-01-01',
  },
  'clocks elsewhere': { 'today +1330': '2025-03-15', '2025-03-14T23:00:00Z': '2025-03-14', '@86400': '1970-01-02' },
  'what is no day': {
    nonsense: undefined,
    todayx: undefined,
    '2024-06-01 2024-06-02': undefined,
    '9999999999999 years': undefined,
    [`today${' '.repeat(1000)}`]: undefined,
  },
}

describe.each(Object.entries(DATES))('%s', (_, texts) => {
  it.each(Object.entries(texts))('%s', (text, day) =>
    expect(dateFromText(text, { now: NOW, timeZone: 'UTC' })).toBe(day))
})

describe('a day that is reckoned from the present', () => {
  const today = (text: string, timeZone: string) => dateFromText(text, { now: NOW, timeZone })
  it('is that of the clocks of the site', () => {
    expect(today('today', 'Pacific/Kiritimati')).toBe('2025-03-15')
    expect(today('+11 hours 59 minutes', 'Pacific/Pago_Pago')).toBe('2025-03-14')
  })
  it('is that of the offset which a text names', () =>
    expect(today('now +00:00', 'Pacific/Kiritimati')).toBe('2025-03-14'))
})

describe('any text', () => {
  const words =
    'first last next this day of week weekday friday may june + - @ 1 12 2024 99999999999 : / . T W Z ago am é'
  const pieces = [...words.split(' '), ' ', ' month', ' years', '2024-06-01', '[', '\0', '\ud800']

  it('is a day or none', () => {
    let state = 1
    const draw = (limit: number) => {
      state = (state * 48_271) % 0x7fffffff
      return state % limit
    }
    for (let run = 0; run < 5_000; run++) {
      const text = Array.from({ length: draw(8) }, () => pieces[draw(pieces.length)]).join(draw(2) ? ' ' : '')
      expect(dateFromText(text, { now: NOW, timeZone: 'UTC' }) ?? '2025-03-14', text).toMatch(/^-?\d{4,6}-\d\d-\d\d$/)
    }
  })
})
