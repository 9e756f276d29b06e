import { describe, expect, it } from 'vitest'
import { isTimeZone } from './time-zone.ts'

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'])('is %s', (name) =>
    expect(isTimeZone(name)).toBe(true))
  it.each(['', 'Berlin', '+02:00', 'Europe/Berlin\n', 'Mars/Olympus', '01'])('is not %j', (name) =>
    expect(isTimeZone(name)).toBe(false))
})
