import { describe, expect, it } from 'vitest'
import { calendarText, ownTime, shortSiteTime, siteTime, zonesToChoose } from './site-time.ts'

const BERLIN = { locale: 'en', timeZone: 'Europe/Berlin' }
const NEW_YORK = { locale: 'en', timeZone: 'America/New_York' }
const GERMAN = { locale: 'de', timeZone: 'Europe/Berlin' }

/** Without the spaces that differ between versions of the library of languages. */
const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, ' ')

describe('a time of the site', () => {
  it.each([
    ['year', '2024-12-31T23:15:00Z', '2025'],
    ['month', '2024-01-31T23:30:00Z', 'February 2024'],
    ['day', '2027-03-28T22:30:00Z', '29 Mar 2027'],
    ['longDay', '2024-06-30T22:30:00Z', '1 July 2024'],
    ['clock', '2027-03-29T07:00:00Z', '09:00'],
    ['moment', '2027-03-29T07:00:00Z', '29 Mar 2027, 09:00'],
    ['moment', '2027-03-27T08:00:00Z', '27 Mar 2027, 09:00'],
    ['event', '2027-03-29T07:00:00Z', '29 Mar 2027, 09:00 CEST'],
    ['event', '2027-03-27T08:00:00Z', '27 Mar 2027, 09:00 CET'],
    ['stamp', '2027-03-27T08:00:00Z', '27 March 2027 at 09:00:00 CET'],
  ] as const)('as %s, %s, is what the clocks there show: %s', (detail, at, shown) =>
    expect(plain(siteTime(at, detail, BERLIN))).toBe(shown))

  it.each([
    [BERLIN, '28 March 2027 at 09:00 CEST'],
    [NEW_YORK, 'March 28, 2027 at 3:00 AM EDT'],
    [GERMAN, '28. März 2027 um 09:00 MESZ'],
  ])('is written in the language of the reader and the form of the country: %j', (reader, shown) =>
    expect(plain(siteTime('2027-03-28T07:00:00Z', 'longEvent', reader))).toBe(shown))
})

describe('the time of a reader in another zone', () => {
  it('is that of their own clocks, with the name of their zone', () =>
    expect(plain(ownTime('2027-03-28T07:00:00Z', BERLIN, 'Asia/Tokyo'))).toBe('28 March 2027 at 16:00 GMT+9'))
  it('is not there where their clocks show that of the site', () =>
    expect(ownTime('2027-03-28T07:00:00Z', BERLIN, 'Europe/Paris')).toBeUndefined())
  it('is there while the clocks of one of the two are already changed', () =>
    expect(
      plain(ownTime('2027-03-20T15:00:00Z', { locale: 'en', timeZone: 'America/New_York' }, 'America/Bogota')),
    ).toBe('March 20, 2027 at 10:00 AM GMT-5'))
})

describe('a day of the calendar', () => {
  it.each([
    [NEW_YORK, 'March 1, 2026'],
    [BERLIN, '1 March 2026'],
    [{ locale: 'en', timeZone: 'Pacific/Kiritimati' }, '1 March 2026'],
  ])('is the same in every zone, in the form of the country: %j', (reader, shown) =>
    expect(calendarText('2026-03-01T12:00:00.000Z', 'longDay', reader)).toBe(shown))
})

describe('a short time', () => {
  const now = new Date('2027-01-01T10:00:00Z')
  it.each([
    ['2026-12-31T23:30:00Z', '00:30'],
    ['2027-01-01T22:59:00Z', '23:59'],
    ['2027-03-02T10:00:00Z', '2 Mar'],
    ['2026-12-31T22:30:00Z', '31 Dec 2026'],
  ])('of %s is %s', (at, shown) => expect(plain(shortSiteTime(at, now, BERLIN))).toBe(shown))
})

describe('zones to choose from', () => {
  const offered = [{ label: 'Berlin (GMT+1)', value: 'Europe/Berlin' }]
  it('are those that are offered while that of the site is among them', () =>
    expect(zonesToChoose(offered, 'Europe/Berlin')).toEqual(offered))
  it('begin with that of the site otherwise', () =>
    expect(zonesToChoose(offered, 'America/St_Johns')).toEqual([
      { label: 'America/St Johns', value: 'America/St_Johns' },
      ...offered,
    ]))
})
