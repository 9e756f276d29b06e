import { describe, expect, it } from 'vitest'
import {
  calendarSpan,
  clockAt,
  clockText,
  dayAt,
  daysAfter,
  firstMoment,
  momentOf,
  nextMidnight,
  offsetAt,
  startOfDay,
} from './zoned-time.ts'

describe('the offset of a zone', () => {
  it.each([
    ['Europe/Berlin', '2027-03-28T00:59:59Z', 3600],
    ['Europe/Berlin', '2027-03-28T01:00:00Z', 7200],
    ['Pacific/Kiritimati', '2027-01-01T00:00:00Z', 14 * 3600],
    ['Pacific/Pago_Pago', '2027-01-01T00:00:00Z', -11 * 3600],
    ['Asia/Kathmandu', '2027-01-01T00:00:00Z', 20_700],
    ['UTC', '2027-01-01T00:00:00Z', 0],
  ])('%s at %s is %d seconds', (zone, at, seconds) => expect(offsetAt(new Date(at), zone)).toBe(seconds))
})

describe('the clock of a zone', () => {
  it('shows what its people read', () =>
    expect(clockAt(new Date('2024-06-30T22:30:00Z'), 'Europe/Berlin').toISOString()).toBe('2024-07-01T00:30:00.000Z'))
})

describe('a clock reading in a table', () => {
  it('has day and time to the second', () =>
    expect(clockText(new Date('2025-12-31T23:00:00.000Z'), 'Europe/Berlin')).toBe('2026-01-01 00:00:00'))
})

describe('the moment that a clock shows', () => {
  it.each([
    ['Europe/Berlin', '2027-03-29T09:00:00Z', '2027-03-29T07:00:00.000Z'],
    ['Europe/Berlin', '2027-03-27T09:00:00Z', '2027-03-27T08:00:00.000Z'],
    ['America/Los_Angeles', '2027-03-29T09:00:00Z', '2027-03-29T16:00:00.000Z'],
    ['UTC', '2027-03-28T02:30:00Z', '2027-03-28T02:30:00.000Z'],
  ])('in %s at %s is %s', (zone, clock, moment) => expect(momentOf(new Date(clock), zone).toISOString()).toBe(moment))
  it('counts on from before when the clocks skip it', () =>
    expect(momentOf(new Date('2027-03-28T02:30:00Z'), 'Europe/Berlin').toISOString()).toBe('2027-03-28T01:30:00.000Z'))
  it('is the first of two when they are put back', () =>
    expect(momentOf(new Date('2027-10-31T02:30:00Z'), 'Europe/Berlin').toISOString()).toBe('2027-10-31T00:30:00.000Z'))
})

describe('the first moment with the time of a clock', () => {
  it.each([
    ['Europe/Berlin', '2027-10-31T01:30:00.000Z', '2027-10-31T00:30:00.000Z'],
    ['Europe/Berlin', '2027-10-31T00:30:00.000Z', '2027-10-31T00:30:00.000Z'],
    ['Europe/Berlin', '2027-10-31T02:00:00.000Z', '2027-10-31T02:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T01:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ['Australia/Lord_Howe', '2027-04-03T15:15:00.000Z', '2027-04-03T14:45:00.000Z'],
    ['UTC', '2027-10-31T01:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ])('in %s, of %s, is %s', (zone, moment, first) =>
    expect(firstMoment(new Date(moment), zone).toISOString()).toBe(first))
})

describe('the day of a moment', () => {
  it.each([
    ['Europe/Berlin', '2024-01-31T23:30:00Z', '2024-02-01'],
    ['Europe/Berlin', '2024-06-30T22:30:00Z', '2024-07-01'],
    ['Europe/Berlin', '2024-12-31T23:15:00Z', '2025-01-01'],
    ['Europe/Berlin', '2024-12-31T22:59:59Z', '2024-12-31'],
    ['Pacific/Kiritimati', '2024-02-28T10:00:00Z', '2024-02-29'],
    ['Pacific/Pago_Pago', '2024-03-01T10:59:00Z', '2024-02-29'],
  ])('in %s at %s is %s', (zone, at, day) => expect(dayAt(new Date(at), zone)).toBe(day))
})

describe('a day some days later', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %d is %s', (day, days, later) => expect(daysAfter(day, days)).toBe(later))
})

describe('a day begins', () => {
  it.each([
    ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['Europe/Berlin', '2027-03-29', '2027-03-28T22:00:00.000Z'],
    // The clocks go from 24:00 to 01:00.
    ['America/Santiago', '2024-09-08', '2024-09-08T04:00:00.000Z'],
    // They go from 24:00 back to 23:00.
    ['America/Santiago', '2024-04-07', '2024-04-07T04:00:00.000Z'],
    // They go from 01:00 back to 00:00.
    ['America/Havana', '2024-11-03', '2024-11-03T04:00:00.000Z'],
  ])('in %s, %s, at %s', (zone, day, start) => expect(startOfDay(day, zone).toISOString()).toBe(start))
  it('with the one after it where the calendar leaves it out', () =>
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toEqual(startOfDay('2011-12-31', 'Pacific/Apia')))
})

describe('the next midnight', () => {
  it.each([
    ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00.000Z'],
    ['Europe/Berlin', '2027-10-31T12:00:00Z', '2027-10-31T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01T09:59:00Z', '2027-01-01T10:00:00.000Z'],
  ])('in %s after %s is %s', (zone, at, next) => expect(nextMidnight(new Date(at), zone).toISOString()).toBe(next))
})

describe('the span of a calendar', () => {
  const span = (year: number, month: number | undefined, zone: string) => {
    const { from, to } = calendarSpan({ year, month }, zone)
    return [from.toISOString(), to.toISOString()]
  }
  it('of a month is from its first midnight to that of the next month', () =>
    expect(span(2024, 3, 'Europe/Berlin')).toEqual(['2024-02-29T23:00:00.000Z', '2024-03-31T22:00:00.000Z']))
  it('of December reaches into the next year', () =>
    expect(span(2024, 12, 'UTC')).toEqual(['2024-12-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z']))
  it('of a year is that of its months', () =>
    expect(span(2025, undefined, 'Europe/Berlin')).toEqual(['2024-12-31T23:00:00.000Z', '2025-12-31T23:00:00.000Z']))
  it('of a year of the first century is its own', () =>
    expect(span(99, 1, 'UTC')).toEqual(['0099-01-01T00:00:00.000Z', '0099-02-01T00:00:00.000Z']))
})
