import { randomBytes } from 'node:crypto'
import { openPayload } from '../config/open-payload.ts'
import { ConfigError } from '../settings/config-error.ts'
import type { Settings } from '../settings/parse.ts'
import { migrateUp, migrationsOf } from './migrate.ts'

/**
 * Brings an empty database to an earlier state of the content model, that of a backup.
 *
 * @param names Migrations that the backup had seen, oldest first.
 * @throws {ConfigError} When the program does not know one of them: the backup is of a later version.
 */
export async function migrateTo(settings: Settings, names: readonly string[]): Promise<void> {
  const { kind } = settings.database
  const known = migrationsOf(kind).filter((migration) => names.includes(nameOf(migration)))
  const unknown = names.filter((name) => !known.some((migration) => nameOf(migration) === name))
  if (unknown.length > 0)
    throw new ConfigError(
      `The backup is of a later version of Vitrine (${unknown[0]}). Update Vitrine, then restore it.`,
    )
  // Nothing that is written while the schema is made is signed, so a secret for the moment does.
  const payload = await openPayload({ ...settings, secret: settings.secret ?? randomBytes(32).toString('hex') })
  try {
    await migrateUp(payload, kind, known)
  } finally {
    await payload.destroy()
  }
}

function nameOf(migration: unknown): string {
  return String((migration as { readonly name?: unknown }).name)
}
