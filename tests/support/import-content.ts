import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { features, vitrineConfig } from '@vitrine/cms/config'
import type { ContentInUnits } from '@vitrine/cms/import'
import { type LoadedSettings, loadSettings } from '@vitrine/cms/settings'
import { ensureRevision } from '@vitrine/content/store'
import type { MigrationLedger, OptionalFeature } from '@vitrine/kit/feature'
import { ensureIndexTables } from '@vitrine/search/content'
import { getPayload } from 'payload'
import { type BatchClient, openBatchClient } from '../../packages/cms/src/database/batch-client.ts'
import { ledgersOf, migrateUp, namedLedger } from '../../packages/cms/src/database/migrate.ts'
import { postgresUnits, sqliteUnits } from '../../packages/cms/src/database/units.ts'

/** An optional feature with its tables. */
export interface ContentFeature {
  readonly feature: OptionalFeature
  readonly ledger: MigrationLedger
}

/** Content of a site that has optional features and takes imports, with empty tables. */
export interface ImportContent extends ContentInUnits {
  readonly settings: LoadedSettings
  close(): Promise<void>
}

/** Opens such content as the command does. @param databaseUrl Empty: an SQLite file. */
export async function openImportContent(optional: readonly ContentFeature[], databaseUrl = ''): Promise<ImportContent> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-import-features-'))
  const settings = loadSettings(
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', LANGUAGES: 'en,de' },
    dataDir,
  )
  let batches: BatchClient | undefined
  const openUnits = async (file: string) => {
    batches = await openBatchClient(file)
    return batches.client
  }
  const config = vitrineConfig({
    settings,
    features: [...features, ...optional.map(({ feature }) => feature)],
    openUnits,
  })
  const payload = await getPayload({ config, key: dataDir })
  const kind = settings.database.kind
  await migrateUp(payload, kind, [
    ...ledgersOf(kind),
    ...optional.map(({ feature, ledger }) => namedLedger(feature.name, ledger, kind)),
  ])
  await ensureRevision(payload)
  await ensureIndexTables(payload)
  return {
    payload,
    settings,
    units: batches ? sqliteUnits(batches) : postgresUnits(payload),
    async close() {
      await payload.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
