import type { Payload } from 'payload'
import { migrations as postgres } from '../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../migrations/sqlite/index.ts'
import type { Database } from '../settings.ts'

interface MigratingAdapter {
  migrate(options: { migrations: readonly unknown[] }): Promise<void>
}

/** Runs the migrations that the database has not seen. */
export async function migrateUp(payload: Payload, kind: Database['kind']): Promise<void> {
  const migrations = kind === 'postgres' ? postgres : sqlite
  // Each adapter takes the migrations of its own kind; their shared type names neither.
  await (payload.db as unknown as MigratingAdapter).migrate({ migrations })
}
