import type { Database } from '@vitrine/content/store'
import type { Migration, MigrationLedger } from '@vitrine/kit/feature'
import type { Payload } from 'payload'
import { ledger as core } from '../../migrations/index.ts'
import { ConfigError } from '../settings/config-error.ts'
import { baselineState } from './baseline-state.ts'
import { featureLedgers } from './feature-ledgers.ts'
import { runMigrations } from './run-migrations.ts'
import { seenMigrations } from './seen-migrations.ts'

/** Payload's own list of the migrations that a database has seen: those of all ledgers, each by its name. */
const SEEN = 'payload-migrations'

/** Batch of a baseline that nothing had to be run for: it is no part of any that could be taken back. */
const BASELINE_BATCH = 0

/** Migrations as a database knows them: those of an optional feature begin with its name. */
export interface NamedLedger {
  /** Oldest first. */
  readonly migrations: readonly Migration[]
  /** Names of those that the first one stands for. */
  readonly replaced: readonly string[]
}

/** The core's migrations for a kind of database, and those of each optional feature that is on. */
export function ledgersOf(kind: Database['kind']): readonly NamedLedger[] {
  return [core[kind], ...featureLedgers.map(({ feature, ledger }) => namedLedger(feature, ledger, kind))]
}

/** Migrations of an optional feature, as `shop/20261201_080000_first`. */
export function namedLedger(feature: string, ledger: MigrationLedger, kind: Database['kind']): NamedLedger {
  const named = (name: string) => `${feature}/${name}`
  const { migrations, replaced } = ledger[kind]
  return {
    migrations: migrations.map((migration) => ({ ...migration, name: named(migration.name) })),
    replaced: replaced.map(named),
  }
}

/**
 * Runs the migrations that the database has not seen, ledger by ledger, each as a whole or not at all.
 *
 * @param ledgers The core's first; all that are there, unless others are wanted.
 * @throws {ConfigError} For a database of a version that is too old to be brought up to date, and when a migration fails:
 * the database is then as it was before that one.
 */
export async function migrateUp(
  payload: Payload,
  kind: Database['kind'],
  ledgers: readonly NamedLedger[] = ledgersOf(kind),
): Promise<void> {
  for (const ledger of ledgers) {
    await settleBaseline(payload, ledger)
    const seen = new Set(await seenMigrations(payload))
    const missing = ledger.migrations.filter(({ name }) => !seen.has(name))
    if (missing.length > 0) await runMigrations(payload, missing)
  }
}

/** Takes the first migration of a ledger for done where those that it stands for have made what it makes. */
async function settleBaseline(payload: Payload, { migrations, replaced }: NamedLedger): Promise<void> {
  const [baseline] = migrations
  if (!baseline || replaced.length === 0) return
  const { name } = baseline
  const state = baselineState({ name, replaced, seen: await seenMigrations(payload) })
  if (state === 'too old') {
    throw new ConfigError(
      `The database has not seen the migration ${replaced.at(-1)}: start it once with the last version of Vitrine that has ` +
        'this migration, and then with this one.',
    )
  }
  if (state === 'made') await payload.create({ collection: SEEN, data: { name, batch: BASELINE_BATCH } })
}
