import { mailLanguage } from '@vitrine/content/account-language'
import { startRounds } from '@vitrine/content/jobs'
import { readTimeZone } from '@vitrine/content/queries'
import { inTransaction } from '@vitrine/content/sql'
import { type Database, whileAlone } from '@vitrine/content/store'
import { queueMails } from '@vitrine/delivery/store'
import type { RunningSite } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import { isBackupDue } from '../core/backup-schedule.ts'
import { type BackupSettings, parseBackupSettings } from '../core/backup-settings.ts'
import { failedBackupMail } from '../core/failed-mail.ts'
import { beginRun, endAbandonedRuns, endRun, readNewestRuns } from '../store/backup-runs.ts'
import { runBackup } from './run-backup.ts'

/** Milliseconds between two looks at the schedule. */
const LOOK_EVERY_MS = 60_000

/** Backups that a site makes of itself. */
export interface ScheduledBackups {
  /** Begins one, unless one is being made by any process of the site. @returns Whether it has begun. */
  begin(): Promise<boolean>
  /** Follows the schedule. @returns Ends that, and a backup that is being made. */
  follow(): () => Promise<void>
}

export function scheduledBackups(options: {
  readonly payload: Payload
  readonly database: Database
  readonly siteUrl: string
  readonly mailFrom: string
  readonly startProgram: RunningSite['startProgram']
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}): ScheduledBackups {
  const { payload, database, siteUrl, mailFrom, startProgram, now, onError } = options
  const ending = new AbortController()
  let underWay: Promise<void> | undefined

  const settings = async () => parseBackupSettings(await payload.findGlobal({ slug: 'health', depth: 0 }))

  const alone = (work: () => Promise<void>) => whileAlone(payload, database, 'backup', work)

  const make = async (wanted: BackupSettings) => {
    await endAbandonedRuns(payload, now())
    const before = await readNewestRuns(payload)
    const id = await beginRun(payload, now())
    const outcome = await runBackup(startProgram, wanted, ending.signal)
    await endRun(payload, id, { ...outcome, now: now() })
    const isNews = outcome.state === 'failed' && before.last?.state !== 'failed'
    if (!isNews || wanted.mailTo === undefined || ending.signal.aborted) return
    const { lastGoodAt } = before
    const to = wanted.mailTo
    const language = await mailLanguage(payload, to)
    const timeZone = await readTimeZone(payload)
    const problem = outcome.message
    const mail = failedBackupMail({ siteUrl, from: mailFrom, to, problem, lastGoodAt, timeZone, language })
    const queued = { mails: [mail], submission: null, at: now() }
    await inTransaction(payload, async (transaction) => void (await queueMails(payload, queued, transaction)))
  }

  const look = async () => {
    const wanted = await settings()
    if (wanted.schedule === 'off') return
    const timeZone = await readTimeZone(payload)
    const isDue = async () => isBackupDue(wanted, (await readNewestRuns(payload)).last, { now: now(), timeZone })
    if (!(await isDue())) return
    // Another process may have made it while this one waited for the lock.
    await alone(async () => ((await isDue()) ? make(wanted) : undefined))
  }

  const start = (work: () => Promise<void>) => {
    underWay ??= work()
      .catch(onError)
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }

  return {
    async begin() {
      if (underWay) return false
      const wanted = await settings()
      return new Promise((resolve) => {
        void start(async () => {
          const isAlone = await alone(async () => {
            resolve(true)
            await make(wanted)
          })
          if (!isAlone) resolve(false)
        })
      })
    },
    follow() {
      const stop = startRounds(() => start(look), { everyMs: LOOK_EVERY_MS, onError })
      return async () => {
        ending.abort()
        await stop()
        await underWay
      }
    },
  }
}
