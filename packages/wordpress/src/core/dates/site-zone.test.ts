import { describe, expect, it } from 'vitest'
import type { SiteZone } from './site-zone.ts'
import { localDay, momentOf, parseSiteZone, zoneOf } from './site-zone.ts'

const item = (localDate: string, utc?: string) => ({ localDate, ...(utc && { publishedAt: Date.parse(utc) }) })
const iso = (localDate: string, zone: SiteZone | undefined) =>
  zone && new Date(momentOf(localDate, zone) ?? Number.NaN).toISOString()

describe('a zone that the owner gives', () => {
  it('may be a name, and follows its summer time', () => {
    const berlin = parseSiteZone('Europe/Berlin')
    expect(iso('2024-01-15 12:00:00', berlin)).toBe('2024-01-15T11:00:00.000Z')
    expect(iso('2024-07-15 12:00:00', berlin)).toBe('2024-07-15T10:00:00.000Z')
    expect(iso('2024-03-31 01:30:00', berlin)).toBe('2024-03-31T00:30:00.000Z')
    expect(iso('2024-03-31 03:30:00', berlin)).toBe('2024-03-31T01:30:00.000Z')
  })
  it.each([
    ['5.5', 330],
    ['-3', -180],
    ['UTC+5:30', 330],
    ['+02:00', 120],
    ['UTC-9.5', -570],
  ])('may be an offset: %s', (text, offsetMinutes) => {
    expect(parseSiteZone(text)).toEqual({ zone: 'fixed', offsetMinutes })
  })
  it('is none when there is no such zone', () => {
    expect(parseSiteZone('Europe/Nowhere')).toBeUndefined()
    expect(parseSiteZone('99')).toBeUndefined()
    expect(parseSiteZone('')).toBeUndefined()
  })
})

describe('a zone that is reckoned', () => {
  const zone = zoneOf([
    item('2024-01-10 10:00:00', '2024-01-10T09:00:00Z'),
    item('2024-01-11 10:00:00', '2024-01-11T09:00:00Z'),
    item('2024-01-12 10:00:00', '2024-01-12T08:00:00Z'),
    item('2024-07-10 10:00:00', '2024-07-10T08:00:00Z'),
    item('2024-07-12 10:00:00'),
    item('2019-02-01 10:00:00', '2024-02-01T10:00:00Z'),
  ])
  it('is the most frequent offset of the nearest month', () => {
    expect(iso('2024-01-20 12:00:00', zone)).toBe('2024-01-20T11:00:00.000Z')
    expect(iso('2024-08-20 12:00:00', zone)).toBe('2024-08-20T10:00:00.000Z')
  })
  it('is none when no item has both dates', () => expect(zoneOf([item('2024-07-12 10:00:00')])).toBeUndefined())
})

describe('the day of a moment', () => {
  const at = Date.parse('2024-06-30T22:30:00Z')
  it.each([
    ['Europe/Berlin', '2024-07-01'],
    ['America/New_York', '2024-06-30'],
    ['+02:00', '2024-07-01'],
    ['', '2024-06-30'],
  ])('is that of the clocks of the old site: %s', (zone, day) => expect(localDay(at, parseSiteZone(zone))).toBe(day))
  it('is that of the offset which is reckoned', () =>
    expect(localDay(at, zoneOf([item('2024-07-10 10:00:00', '2024-07-10T08:00:00Z')]))).toBe('2024-07-01'))
})
