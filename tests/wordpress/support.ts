import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ContentInUnits, openInUnits } from '@vitrine/cms/import'
import { type LoadedSettings, loadSettings } from '@vitrine/cms/settings'
import { openExport, openFileSources, type RunOptions, type RunReport, runImport } from '@vitrine/wordpress/server'
import { exampleCounts } from '../../packages/cms/src/commands/example-counts.ts'
import { sqliteTemplate } from '../support/database-templates.ts'
import { sharedDatabases } from '../support/shared-databases.ts'

/** After all that is published in the exports, before what is planned there. */
export const NOW = Date.UTC(2026, 10, 24)

/** A site of a test's own that takes imports. */
export interface ImportSite extends ContentInUnits {
  readonly settings: LoadedSettings
  take(
    paths: readonly string[],
    options?: Partial<RunOptions> & { readonly media?: readonly string[]; readonly given?: unknown },
  ): Promise<RunReport>
  close(): Promise<void>
}

export async function openSite(databaseUrl: string, languages = 'en,de,he'): Promise<ImportSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
  const shared = await sharedDatabases()
  if (shared && databaseUrl === '') await copyFile(await sqliteTemplate(shared.folder), join(dataDir, 'vitrine.db'))
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', LANGUAGES: languages }
  const settings = loadSettings(env, dataDir)
  const { payload, units } = await openInUnits(settings, { migrate: true })
  return {
    payload,
    units,
    settings,
    async take(paths, { media = [], given = {}, ...options } = {}) {
      const planned = await openExport({
        paths,
        options: given,
        target: {
          languages: settings.languages,
          now: NOW,
          examples: await exampleCounts(settings.database, options.insteadOf ?? []),
        },
        progress: () => {},
      })
      const files = await openFileSources(media)
      try {
        return await runImport({ payload, units, files, languages: settings.languages }, planned, {
          dryRun: false,
          update: false,
          only: new Set(),
          now: () => new Date(),
          progress: () => {},
          ...options,
        })
      } finally {
        files.close()
      }
    },
    async close() {
      await payload.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A file of the recorded exports. */
export function exportFile(name: string): string {
  return fileURLToPath(new URL(`../../packages/wordpress/test-data/exports/${name}`, import.meta.url))
}
