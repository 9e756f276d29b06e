import type { HealthFinding } from '@vitrine/kit/core'
import type { Schedule } from './backup-settings.ts'

/** Days after which a good backup is old, by schedule; without a schedule the daily one counts. */
const OLD_AFTER_DAYS: Readonly<Record<Schedule, number>> = { off: 7, daily: 2, weekly: 8 }

const DAY_MS = 86_400_000

/** State of the backups of a site. */
export interface BackupFacts {
  readonly schedule: Schedule
  /** When the newest good one was made; undefined for never. */
  readonly lastGoodAt: Date | undefined
  /** Why the newest one failed; undefined when it did not. */
  readonly problem: string | undefined
  readonly isRunning: boolean
  readonly now: Date
}

/** Findings for the owner about the backups. */
export function backupFinding(facts: BackupFacts): HealthFinding {
  const title = 'Backups'
  const { schedule, lastGoodAt, problem, isRunning, now } = facts
  const last = lastGoodAt ? `The last good one was made at ${momentText(lastGoodAt)}.` : 'There is no backup yet.'
  if (isRunning) return { title, state: 'good', text: `A backup is being made. ${last}` }
  if (problem !== undefined) return { title, state: 'broken', text: `The last attempt failed: ${problem} ${last}` }
  if (schedule === 'off') {
    return {
      title,
      state: 'attention',
      text: `${last} No schedule is set: choose one below.`,
    }
  }
  const isOld = lastGoodAt && now.getTime() - lastGoodAt.getTime() > OLD_AFTER_DAYS[schedule] * DAY_MS
  if (isOld)
    return { title, state: 'attention', text: `${last} It is older than the schedule allows: was the site off?` }
  return {
    title,
    state: 'good',
    text: `A backup is made every ${schedule === 'daily' ? 'day' : 'week'}. ${last}`,
    ...(lastGoodAt && { brief: `Last backup ${momentText(lastGoodAt)}` }),
  }
}

/** A moment as people read it, in universal time. */
function momentText(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
