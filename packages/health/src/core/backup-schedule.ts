import { clockAt } from '@vitrine/content/core'
import type { BackupSettings } from './backup-settings.ts'

/** Milliseconds after which a backup that failed is tried again. */
export const RETRY_MS = 3_600_000

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Days since 1970-01-01 of the first Sunday. */
const FIRST_SUNDAY = 3

const DAYS_OF_WEEK = 7

/** A backup that was begun. */
export interface BackupRun {
  readonly startedAt: Date
  readonly state: 'running' | 'good' | 'failed'
}

/**
 * Decides whether a backup is to be made now: the first one at once, then one in each day or week once its hour has come.
 * One that failed is tried again after {@link RETRY_MS}.
 *
 * @param last The newest run; undefined when there was none.
 * @param timeZone IANA name of the zone that the hour is meant in.
 */
export function isBackupDue(
  settings: Pick<BackupSettings, 'schedule' | 'hour' | 'weekday'>,
  last: BackupRun | undefined,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): boolean {
  if (settings.schedule === 'off') return false
  if (!last) return true
  if (last.state === 'failed' && now.getTime() - last.startedAt.getTime() >= RETRY_MS) return true
  return periodOf(now, settings, timeZone) > periodOf(last.startedAt, settings, timeZone)
}

/** Number of the day or week that a moment belongs to, each beginning at its hour. */
function periodOf(
  moment: Date,
  { schedule, hour, weekday }: Pick<BackupSettings, 'schedule' | 'hour' | 'weekday'>,
  timeZone: string,
): number {
  const day = Math.floor((clockAt(moment, timeZone).getTime() - hour * HOUR_MS) / DAY_MS)
  return schedule === 'weekly' ? Math.floor((day - FIRST_SUNDAY - weekday) / DAYS_OF_WEEK) : day
}
