import type { SiteConfig } from '@vitrine/kit/config'
import { tryImport } from '@vitrine/wordpress/planning'
import { askOnce } from '../database/ask-once.ts'
import type { LoadedSettings } from '../settings/load.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { PASSWORD_SETTING, readArguments } from './import-arguments.ts'
import { EXIT_CODES, sayReport } from './import-result.ts'
import { endWithParent, sayProgress, withPlanned } from './with-planned.ts'

/** Finds the table of the ledger, where an import made it. */
const LEDGER = {
  sqlite: "select name from sqlite_schema where name = 'import_entries'",
  postgres: "select tablename as name from pg_tables where tablename = 'import_entries'",
} as const

/** A site into which nothing was imported. */
const NOTHING_IMPORTED = { get: () => undefined }

/**
 * Answers a dry run for a site into which nothing was imported yet: everything would be made, so neither Payload nor the
 * content is asked.
 *
 * @returns False where there is something to compare with.
 * @throws {ConfigError} For arguments, settings or files that cannot be used.
 */
export async function answerDryRun(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  projectRoot: string,
  config: Pick<SiteConfig, 'import'>,
): Promise<boolean> {
  const asked = readArguments(args, env[PASSWORD_SETTING])
  if (asked.kind !== 'wordpress' || !asked.dryRun) return false
  const settings = await siteSettings(env, projectRoot)
  if (!(await isFirstImport(settings))) return false
  endWithParent(EXIT_CODES.failed)
  await withPlanned({ asked, settings, config }, async ({ planned, files }) => {
    const options = { only: new Set(asked.only), progress: sayProgress }
    // No plan is compared with one of before, so no secret is needed to know passwords again.
    const report = await tryImport({ book: NOTHING_IMPORTED, files, secret: '' }, planned, options)
    await sayReport(report, asked.report)
  })
  return true
}

async function isFirstImport({ database }: LoadedSettings): Promise<boolean> {
  const tables = await askOnce(database, LEDGER[database.kind])
  return tables?.length === 0
}
