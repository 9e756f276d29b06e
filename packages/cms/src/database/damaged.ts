import { ConfigError } from '../settings/config-error.ts'

/** SQLite's codes for a file that cannot be read as a database. https://sqlite.org/rescode.html */
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB']

/**
 * Puts what the operator can do in the place of SQLite's word for a damaged file; any other error stays as it is.
 *
 * @param file Path of the database.
 */
export function sayDamaged(file: string, error: unknown): unknown {
  if (!isDamage(error)) return error
  return new ConfigError(
    `The database ${file} is damaged (${codeOf(error)}), so Vitrine does not start. Put ${file} of a backup in its place, ` +
      'without vitrine.db-wal and vitrine.db-shm of the damaged one; or move it away, with the file "prepared", to begin anew.',
    { cause: error },
  )
}

function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return DAMAGED.some((code) => codeOf(error).startsWith(code)) || isDamage(error.cause)
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown }
  return typeof code === 'string' ? code : cause ? codeOf(cause) : ''
}
