import { describe, expect, it } from 'vitest'
import { shortSiteTime, siteTime, zonesToChoose } from './site-time.ts'

const BERLIN = { language: 'en-GB', timeZone: 'Europe/Berlin' }

/** Without the spaces that differ between versions of the library of languages. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

describe('a time of the site', () => {
  it.each([
    ['day', '2027-03-28T22:30:00Z', '29 Mar 2027'],
    ['moment', '2027-03-29T07:00:00Z', '29 Mar 2027, 09:00'],
    ['moment', '2027-03-27T08:00:00Z', '27 Mar 2027, 09:00'],
    ['event', '2027-03-29T07:00:00Z', '29 Mar 2027, 09:00 CEST'],
    ['event', '2027-03-27T08:00:00Z', '27 Mar 2027, 09:00 CET'],
  ] as const)('as %s, %s, is what the clocks there show: %s', (detail, at, shown) =>
    expect(plain(siteTime(at, detail, BERLIN))).toBe(shown))
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
