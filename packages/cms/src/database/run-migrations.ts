import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import type { Migration } from '@vitrine/kit/feature'
import { createLocalReq, type Payload } from 'payload'
import { ConfigError } from '../settings/config-error.ts'
import { seenMigrations } from './seen-migrations.ts'

/**
 * Runs migrations in their order, and notes each as seen in the same transaction: Payload's own way ends the process when one
 * fails, and on SQLite leaves it half done.
 *
 * @throws {ConfigError} When one fails. Those before it are done, and nothing of it is.
 */
export async function runMigrations(payload: Payload, migrations: readonly Migration[]): Promise<void> {
  const batch = await nextBatch(payload)
  for (const migration of migrations) {
    payload.logger.info(`Migrating: ${migration.name}`)
    try {
      await run(payload, migration, batch)
    } catch (cause) {
      throw new ConfigError(
        `The migration ${migration.name} failed (${reasonOf(cause)}), and nothing of it was done. The version that ran ` +
          'before runs with this database: start it again, and try the new one on a copy with npm run upgrade -- --check.',
        { cause },
      )
    }
  }
}

async function run(payload: Payload, { name, up }: Migration, batch: number): Promise<void> {
  const req = await createLocalReq({}, payload)
  const isSqlite = payload.db.name === 'sqlite'
  // A table that is made anew would take with it what refers to it. Within a transaction this cannot be switched.
  if (isSqlite) await runSql(payload, sql`pragma foreign_keys = off`)
  try {
    await inTransaction(payload, async (transaction) => {
      await Reflect.apply(up, undefined, [{ db: transaction, payload, req }])
      const now = new Date().toISOString()
      await runSql(
        payload,
        sql`insert into payload_migrations (name, batch, updated_at, created_at) values (${name}, ${batch}, ${now}, ${now})`,
        transaction,
      )
    })
  } finally {
    if (isSqlite) await runSql(payload, sql`pragma foreign_keys = on`)
  }
}

async function nextBatch(payload: Payload): Promise<number> {
  if ((await seenMigrations(payload)).length === 0) return 1
  const [row] = await runSql(payload, sql`select max(batch) as batch from payload_migrations`)
  return Number(row?.batch ?? 0) + 1
}

/** The innermost reason: around it stands the statement, which helps nobody who runs a site. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}
