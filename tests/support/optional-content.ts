import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { features, vitrineConfig } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { ensureRevision } from '@vitrine/content/store'
import type { MigrationLedger, OptionalFeature } from '@vitrine/kit/feature'
import { ensureIndexTables } from '@vitrine/search/content'
import { getPayload } from 'payload'
import { ledgersOf, migrateUp, namedLedger } from '../../packages/cms/src/database/migrate.ts'
import type { TestContent } from './content.ts'
import { closeConnections } from './open-folder.ts'

/** Opens the content of a site that has an optional feature, with empty tables. @param databaseUrl Empty: an SQLite file. */
export async function openOptionalContent(
  feature: OptionalFeature,
  ledger: MigrationLedger,
  databaseUrl = '',
): Promise<TestContent> {
  const dataDir = await mkdtemp(join(tmpdir(), `vitrine-${feature.name}-`))
  const settings = loadSettings(
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', LANGUAGES: 'en,de' },
    dataDir,
  )
  const config = vitrineConfig({ settings, features: [...features, feature] })
  const payload = await getPayload({ config, key: dataDir })
  const kind = settings.database.kind
  await migrateUp(payload, kind, [...ledgersOf(kind), namedLedger(feature.name, ledger, kind)])
  await ensureRevision(payload)
  await ensureIndexTables(payload)
  return {
    payload,
    settings,
    async close() {
      await closeConnections(payload)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
