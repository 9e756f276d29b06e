import { describe, expect, it } from 'vitest'
import { type BackupRun, isBackupDue } from './backup-schedule.ts'
import { parseBackupSettings } from './backup-settings.ts'

const run = (startedAt: string, state: BackupRun['state'] = 'good'): BackupRun => ({
  startedAt: new Date(startedAt),
  state,
})
const due = (settings: object, last: BackupRun | undefined, now: string, timeZone = 'UTC') =>
  isBackupDue(parseBackupSettings(settings), last, { now: new Date(now), timeZone })

describe('a daily backup', () => {
  const daily = { schedule: 'daily', hour: 3 }

  it('is made at once when there was none', () => expect(due(daily, undefined, '2026-06-01T12:00:00Z')).toBe(true))

  it('is made once a day, from its hour on', () => {
    const last = run('2026-06-01T03:00:30Z')
    expect(due(daily, last, '2026-06-01T23:00:00Z')).toBe(false)
    expect(due(daily, last, '2026-06-02T02:59:00Z')).toBe(false)
    expect(due(daily, last, '2026-06-02T03:00:00Z')).toBe(true)
  })

  it('is made up for when the site was off at its hour', () =>
    expect(due(daily, run('2026-06-01T03:00:00Z'), '2026-06-05T17:00:00Z')).toBe(true))

  it('is made in the hour of the zone of the site', () => {
    const last = run('2026-06-01T01:30:00Z')
    expect(due(daily, last, '2026-06-02T00:59:00Z', 'Europe/Berlin')).toBe(false)
    expect(due(daily, last, '2026-06-02T01:00:00Z', 'Europe/Berlin')).toBe(true)
  })

  it('is made in that hour on the day of changed clocks too', () => {
    const last = run('2027-03-27T02:00:00Z')
    expect(due(daily, last, '2027-03-28T00:59:00Z', 'Europe/Berlin')).toBe(false)
    expect(due(daily, last, '2027-03-28T01:00:00Z', 'Europe/Berlin')).toBe(true)
  })

  it('that failed is tried again after an hour', () => {
    const last = run('2026-06-01T03:00:00Z', 'failed')
    expect(due(daily, last, '2026-06-01T03:59:00Z')).toBe(false)
    expect(due(daily, last, '2026-06-01T04:00:00Z')).toBe(true)
  })
})

describe('a weekly backup', () => {
  // 2026-06-01 is a Monday.
  const weekly = { schedule: 'weekly', hour: 3, weekday: '1' }

  it('is made on its day, from its hour on', () => {
    const last = run('2026-06-01T03:00:00Z')
    expect(due(weekly, last, '2026-06-07T23:00:00Z')).toBe(false)
    expect(due(weekly, last, '2026-06-08T02:00:00Z')).toBe(false)
    expect(due(weekly, last, '2026-06-08T03:00:00Z')).toBe(true)
  })
})

describe('no backup', () => {
  it('is made by itself unless somebody has chosen so', () => {
    expect(due({}, undefined, '2026-06-01T12:00:00Z')).toBe(false)
    expect(due({ schedule: 'hourly' }, undefined, '2026-06-01T12:00:00Z')).toBe(false)
  })
})

describe('stored settings', () => {
  it('out of range are the defaults', () =>
    expect(
      parseBackupSettings({ schedule: 'daily', hour: 24, weekday: 'x', keep: 0, verify: null, mailTo: '' }),
    ).toEqual({
      schedule: 'daily',
      hour: 3,
      weekday: 0,
      keep: 14,
      isVerified: true,
      isEncrypted: false,
      mailTo: undefined,
    }))
})
