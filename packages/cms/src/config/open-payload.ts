import { ensureIndexTables } from '@vitrine/search/cms'
import { getPayload, type Payload } from 'payload'
import { migrateUp } from '../database/migrate.ts'
import { ensureRevision } from '../revision/revision.ts'
import type { LoadedSettings } from '../settings.ts'
import { vitrineConfig } from './vitrine-config.ts'

/**
 * Opens the content in this process.
 *
 * @param options.migrate Brings the database to the current state first. One process does this, before others open it.
 * @throws When the database cannot be reached.
 */
export async function openPayload(settings: LoadedSettings, options: { migrate?: boolean } = {}): Promise<Payload> {
  const payload = await getPayload({ config: vitrineConfig({ settings }), key: settings.dataDir })
  // A lost connection of the pool is no reason to end: the next query opens another.
  const { pool } = payload.db as { pool?: { on(event: 'error', listener: (error: Error) => void): void } }
  pool?.on('error', (error) => payload.logger.error(`A connection to the database was lost: ${error.message}`))
  if (options.migrate) {
    await migrateUp(payload, settings.database.kind)
    await ensureRevision(payload)
    await ensureIndexTables(payload)
  }
  return payload
}
