import { type AdminText, siteTime } from '@vitrine/content/core'
import type { HealthFinding } from '@vitrine/kit/core'
import type { Schedule } from './backup-settings.ts'

/** Days after which a good backup is old, by schedule; without a schedule the daily one counts. */
const OLD_AFTER_DAYS: Readonly<Record<Schedule, number>> = { off: 7, daily: 2, weekly: 8 }

const DAY_MS = 86_400_000

const RUNNING = { en: 'A backup is being made.', de: 'Ein Backup wird gerade gemacht.' }

const NO_SCHEDULE = {
  en: 'No schedule is set: choose one below.',
  de: 'Es ist kein Zeitplan eingestellt: unten einen wählen.',
}

const OLD = {
  en: 'It is older than the schedule allows: was the site off?',
  de: 'Es ist älter, als der Zeitplan erlaubt: War die Website aus?',
}

const EVERY = {
  daily: { en: 'A backup is made every day.', de: 'Jeden Tag wird ein Backup gemacht.' },
  weekly: { en: 'A backup is made every week.', de: 'Jede Woche wird ein Backup gemacht.' },
} as const

/** State of the backups of a site. */
export interface BackupFacts {
  readonly schedule: Schedule
  /** When the newest good one was made; undefined for never. */
  readonly lastGoodAt: Date | undefined
  /** Why the newest one failed; undefined when it did not. */
  readonly problem: string | undefined
  readonly isRunning: boolean
  readonly now: Date
  /** IANA name of the zone of the site. */
  readonly timeZone: string
}

/** Findings for the owner about the backups. */
export function backupFinding(facts: BackupFacts): HealthFinding {
  const title = { en: 'Backups', de: 'Backups' }
  const { schedule, lastGoodAt, problem, isRunning, now, timeZone } = facts
  const last = lastText(lastGoodAt, timeZone)
  const withLast = (text: AdminText) => ({ en: `${text.en} ${last.en}`, de: `${text.de} ${last.de}` })
  const lastAnd = (text: AdminText) => ({ en: `${last.en} ${text.en}`, de: `${last.de} ${text.de}` })
  if (isRunning) return { title, state: 'good', text: withLast(RUNNING) }
  if (problem !== undefined) {
    const failed = { en: `The last attempt failed: ${problem}`, de: `Der letzte Versuch ist gescheitert: ${problem}` }
    return { title, state: 'broken', text: withLast(failed) }
  }
  if (schedule === 'off') {
    return { title, state: 'attention', text: lastAnd(NO_SCHEDULE) }
  }
  const isOld = lastGoodAt && now.getTime() - lastGoodAt.getTime() > OLD_AFTER_DAYS[schedule] * DAY_MS
  if (isOld) return { title, state: 'attention', text: lastAnd(OLD) }
  return {
    title,
    state: 'good',
    text: withLast(EVERY[schedule]),
    ...(lastGoodAt && { brief: briefText(momentText(lastGoodAt, timeZone)) }),
  }
}

function briefText(moment: AdminText): AdminText {
  return { en: `Last backup ${moment.en}`, de: `Letztes Backup ${moment.de}` }
}

function lastText(lastGoodAt: Date | undefined, timeZone: string): AdminText {
  if (!lastGoodAt) return { en: 'There is no backup yet.', de: 'Es gibt noch kein Backup.' }
  const moment = momentText(lastGoodAt, timeZone)
  return { en: `The last good one was made on ${moment.en}.`, de: `Das letzte gute ist vom ${moment.de}.` }
}

function momentText(moment: Date, timeZone: string): AdminText {
  const textIn = (locale: string) => siteTime(moment, 'event', { locale, timeZone })
  return { en: textIn('en'), de: textIn('de') }
}
