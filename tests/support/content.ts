import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPayload } from '@vitrine/cms/config'
import { type LoadedSettings, loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'

/** Content of a test's own. */
export interface TestContent {
  readonly payload: Payload
  readonly settings: LoadedSettings
  close(): Promise<void>
}

/**
 * Opens an empty, migrated database: an SQLite file, or the PostgreSQL database at an address.
 *
 * @param options.migrate False leaves the database without a schema.
 * @param options.languages As the setting `LANGUAGES`.
 */
export async function openContent(
  databaseUrl = '',
  { migrate = true, languages = '' }: { readonly migrate?: boolean; readonly languages?: string } = {},
): Promise<TestContent> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-content-'))
  const settings = loadSettings(
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', LANGUAGES: languages },
    dataDir,
  )
  const payload = await openPayload(settings, { migrate })
  return {
    payload,
    settings,
    async close() {
      await payload.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
