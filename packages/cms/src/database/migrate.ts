import type { Database } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { migrations as postgres } from '../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../migrations/sqlite/index.ts'

interface MigratingAdapter {
  migrate(options: { migrations: readonly unknown[] }): Promise<void>
}

/** All migrations of a kind of database, oldest first. */
export function migrationsOf(kind: Database['kind']): readonly unknown[] {
  return kind === 'postgres' ? postgres : sqlite
}

/**
 * Runs the migrations that the database has not seen.
 *
 * @param migrations All that are there, unless an older state is wanted.
 */
export async function migrateUp(
  payload: Payload,
  kind: Database['kind'],
  migrations: readonly unknown[] = migrationsOf(kind),
): Promise<void> {
  // Each adapter takes the migrations of its own kind; their shared type names neither.
  await (payload.db as unknown as MigratingAdapter).migrate({ migrations })
}
