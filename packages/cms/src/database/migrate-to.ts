import { randomBytes, randomUUID } from 'node:crypto'
import { openPayload } from '../config/open-payload.ts'
import { ConfigError } from '../settings/config-error.ts'
import type { Settings } from '../settings/parse.ts'
import { ledgersOf, migrateUp, type NamedLedger } from './migrate.ts'

/**
 * Brings an empty database to an earlier state of the content model, that of a backup.
 *
 * @param names Migrations that the backup had seen, oldest first.
 * @throws {ConfigError} When the program does not know one of them: the backup is of a later version, or has a feature
 *   that is off.
 */
export async function migrateTo(settings: Settings, names: readonly string[]): Promise<void> {
  const { kind } = settings.database
  const ledgers = ledgersOf(kind)
  const seen = new Set(names)
  const known = new Set(
    ledgers.flatMap(({ migrations, replaced }) => [...migrations.map(({ name }) => name), ...replaced]),
  )
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new ConfigError(
      `The backup has seen the migration ${unknown}, which is not known here. Update Vitrine, or switch its feature on in ` +
        'vitrine.config.ts, and restore it then.',
    )
  // Nothing that is written while the schema is made is signed, so a secret for the moment does.
  const secret = settings.secret ?? randomBytes(32).toString('hex')
  const payload = await openPayload({ ...settings, secret }, { key: randomUUID() })
  try {
    await migrateUp(
      payload,
      kind,
      ledgers.map((ledger) => upTo(ledger, seen)),
    )
  } finally {
    await payload.destroy()
  }
}

/** The migrations of a ledger that a database has seen; its first one also where those that it stands for were seen. */
function upTo({ migrations, replaced }: NamedLedger, seen: ReadonlySet<string>): NamedLedger {
  const isReplaced = replaced.some((name) => seen.has(name))
  return { migrations: migrations.filter(({ name }, at) => seen.has(name) || (at === 0 && isReplaced)), replaced: [] }
}
