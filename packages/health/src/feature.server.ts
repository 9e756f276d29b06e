import { mediaFolder } from '@vitrine/content/media-store'
import { readTimeZone } from '@vitrine/content/queries'
import type { Database } from '@vitrine/content/store'
import type { FeatureServer } from '@vitrine/kit/server'
import type { BucketSettings } from '@vitrine/storage/core'
import { version } from '../package.json' with { type: 'json' }
import { backupFinding } from './core/backup-findings.ts'
import { parseBackupSettings } from './core/backup-settings.ts'
import { looseFilesFinding } from './core/loose-files.ts'
import { machineFindings } from './core/machine-findings.ts'
import { storageFinding } from './core/storage-finding.ts'
import { backupRoutes } from './server/backup-routes.ts'
import { bucketState } from './server/bucket-state.ts'
import { diskOf } from './server/disk.ts'
import { looseMedia } from './server/loose-media.ts'
import { scheduledBackups } from './server/scheduled-backups.ts'
import { readNewestRuns } from './store/backup-runs.ts'
import { readRecordedFiles } from './store/recorded-files.ts'

/** Settings that it reads. */
interface Settings {
  readonly siteUrl: string
  readonly dataDir: string
  readonly database: Database
  readonly mailFrom: string
  readonly smtpUrl: string | undefined
  /** Bucket of the library's files. Undefined: they are in the data folder. */
  readonly bucket: BucketSettings | undefined
  /** False on nodes without an admin: nobody asks there how the site is doing. */
  readonly admin: boolean
}

export const server: FeatureServer<Settings> = {
  start({ payload, settings, roleOf, startProgram, onError }) {
    const { admin, siteUrl, dataDir, database, mailFrom, smtpUrl, bucket } = settings
    if (!admin) return {}
    const now = () => new Date()
    const backups = scheduledBackups({ payload, database, siteUrl, mailFrom, startProgram, now, onError })
    return {
      register: (app) => backupRoutes(app, { payload, roleOf, siteUrl, backups }),
      async health() {
        const [{ schedule }, { last, lastGoodAt }, timeZone, disk, storage, loose] = await Promise.all([
          payload.findGlobal({ slug: 'health', depth: 0 }).then(parseBackupSettings),
          readNewestRuns(payload),
          readTimeZone(payload),
          diskOf(dataDir),
          bucket && bucketState(bucket),
          looseMedia(mediaFolder({ dataDir }), { recorded: () => readRecordedFiles(payload), now: now() }),
        ])
        const problem = last?.state === 'failed' ? last.message : undefined
        const isRunning = last?.state === 'running'
        return [
          backupFinding({ schedule, lastGoodAt, problem, isRunning, now: now(), timeZone }),
          ...storageFinding(storage),
          ...looseFilesFinding(loose),
          ...machineFindings({
            siteUrl,
            sendsMail: smtpUrl !== undefined,
            disk,
            node: process.versions.node,
            version,
            now: now(),
          }),
        ]
      },
      // Archives are put where administrators look for them.
      besideAdmin: backups.follow,
    }
  },
}
