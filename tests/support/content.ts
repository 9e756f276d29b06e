import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSql, sql } from '@vitrine/content/sql'
import { sqliteTemplate } from './database-templates.ts'
import { type OpenedFolder, openFolder } from './open-folder.ts'
import { sharedDatabases } from './shared-databases.ts'

/** Content of a test's own. */
export type TestContent = OpenedFolder

/** Name of the SQLite file in a data folder. */
const SQLITE_FILE = 'vitrine.db'

/**
 * Opens an empty, migrated database: an SQLite file, or the PostgreSQL database at an address.
 *
 * @param options.migrate False leaves the database as it is: a new SQLite file without a schema.
 * @param options.languages As the setting `LANGUAGES`.
 * @param options.siteUrl As the setting `SITE_URL`.
 * @param options.env Further settings, by their names.
 */
export async function openContent(
  databaseUrl = '',
  options: {
    readonly migrate?: boolean
    readonly languages?: string
    readonly siteUrl?: string
    readonly env?: Readonly<Record<string, string>>
  } = {},
): Promise<TestContent> {
  const { migrate = true, languages, siteUrl, env } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-content-'))
  const shared = await sharedDatabases()
  if (shared && migrate && databaseUrl === '') {
    await copyFile(await sqliteTemplate(shared.folder), join(dataDir, SQLITE_FILE))
  }
  // What a template has already is found there, and not done again.
  const opened = await openFolder(dataDir, { databaseUrl, migrate, languages, siteUrl, env })
  // Nobody cuts the power between two tests, and waiting for the disk takes longer than most of them.
  if (shared && opened.settings.database.kind === 'sqlite') await runSql(opened.payload, sql`pragma synchronous = off`)
  return {
    ...opened,
    async close() {
      await opened.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
