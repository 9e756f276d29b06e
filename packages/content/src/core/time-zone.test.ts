import { describe, expect, it } from 'vitest'
import { firstMoment, isTimeZone } from './time-zone.ts'

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'])('is %s', (name) =>
    expect(isTimeZone(name)).toBe(true))
  it.each(['', 'Berlin', '+02:00', 'Europe/Berlin\n', 'Mars/Olympus', '01'])('is not %j', (name) =>
    expect(isTimeZone(name)).toBe(false))
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
