import { expect, it } from 'vitest'
import { monthBefore } from './month-before.ts'

it.each([
  ['2026-03-15T12:00:00Z', 'UTC', { from: '2026-02-01', to: '2026-02-28' }],
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', { from: '2026-12-01', to: '2026-12-31' }],
  ['2027-01-01T04:30:00Z', 'America/New_York', { from: '2026-11-01', to: '2026-11-30' }],
])('the month before %s in %s', (now, timeZone, month) =>
  expect(monthBefore({ now: new Date(now), timeZone })).toEqual(month))
