import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { ensureRevision } from '@vitrine/content/store'
import { ensureIndexTables } from '@vitrine/search/content'
import { getPayload, type Payload } from 'payload'
import { UnreachableDatabase, withPostgres } from '../database/connect-postgres.ts'
import { sayDamaged } from '../database/damaged.ts'
import { migrateUp } from '../database/migrate.ts'
import { NO_SUCH_DATABASE } from '../database/postgres-problem.ts'
import { aloneAtStart } from '../database/start-lock.ts'
import { ConfigError } from '../settings/config-error.ts'
import type { LoadedSettings } from '../settings/load.ts'
import { vitrineConfig } from './vitrine-config.ts'

export interface OpenOptions {
  /** Brings the database to the current state first, alone with it. */
  readonly migrate?: boolean
  /** Name under which Payload remembers what is opened; the data folder where none is given. One that ended is remembered, too. */
  readonly key?: string
  /** Opens the SQLite file for a program that writes in units, each of them whole, and not for many readers and one writer. */
  readonly openUnits?: ((file: string) => Promise<Client>) | undefined
}

/**
 * Opens the content in this process.
 *
 * @throws {ConfigError} for a database file that is gone or damaged, and for a PostgreSQL that cannot be reached.
 */
export async function openPayload(settings: LoadedSettings, options: OpenOptions = {}): Promise<Payload> {
  const { database } = settings
  if (database.kind === 'postgres') {
    await requirePostgres(database.url)
    return open(settings, options)
  }
  requireDatabase(database.file, settings.dataDir)
  try {
    return await open(settings, options)
  } catch (error) {
    throw sayDamaged(database.file, error)
  }
}

async function open(settings: LoadedSettings, options: OpenOptions): Promise<Payload> {
  const payload = await getPayload({
    config: vitrineConfig({ settings, openUnits: options.openUnits }),
    key: options.key ?? settings.dataDir,
  })
  // A lost connection of the pool is no reason to end: the next query opens another.
  const { pool } = payload.db as { pool?: { on(event: 'error', listener: (error: Error) => void): void } }
  pool?.on('error', (error) => payload.logger.error(`A connection to the database was lost: ${error.message}`))
  if (options.migrate) {
    await aloneAtStart(payload, settings.database, async () => {
      await migrateUp(payload, settings.database.kind)
      await ensureRevision(payload)
      await ensureIndexTables(payload)
    })
  }
  return payload
}

/** Payload would log an error with its stack, and has no word for what the operator can do. */
async function requirePostgres(url: string): Promise<void> {
  try {
    await withPostgres(url, async () => {})
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** True for a database that is not there yet: Payload makes it, if it may. */
function isMissing(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly code?: unknown } }
  return error instanceof UnreachableDatabase && cause?.code === NO_SUCH_DATABASE
}

/** A data folder that held a site and holds no database would become an empty site without a word. */
function requireDatabase(file: string, dataDir: string): void {
  const mark = join(dataDir, 'prepared')
  if (existsSync(file) || !existsSync(mark)) return
  throw new ConfigError(
    `The database ${file} is gone, though this data folder holds a site. Put the file of a backup in its place, ` +
      `or remove ${mark} to begin anew with the demo.`,
  )
}
