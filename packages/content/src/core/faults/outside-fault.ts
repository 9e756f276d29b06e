/**
 * Condition outside of the program that passes by itself or by the hand of its operator: the database is away, it is busy
 * with others, or there is no room on the disk.
 */
export type OutsideFault = 'away' | 'busy' | 'full'

/** Errors that may stand behind one another. */
const MAX_CAUSES = 10

/**
 * Codes of SQLite, PostgreSQL and Node, by what they say. SQLite enlarges the shared-memory file of its log before it
 * writes, so a full disk may be met there first.
 *
 * @see https://www.sqlite.org/rescode.html
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODES: readonly (readonly [OutsideFault, RegExp])[] = [
  ['full', /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|53100)$/],
  // 40001 and 40P01: undone in favour of others; 55P03 and 57014: waited too long; 53…: too many connections, no memory.
  ['busy', /^(?:SQLITE_(?:BUSY|LOCKED)(?:_[A-Z]+)?|40001|40P01|55P03|57014|53[0-9A-Z]{3})$/],
  // 08…: the connection; 57P0…: ended or starting; 25006: a standby that takes no writes.
  ['away', /^(?:SQLITE_CANTOPEN(?:_[A-Z]+)?|SQLITE_READONLY_DBMOVED|08[0-9A-Z]{3}|57P0[1-5]|25006)$/],
  ['away', /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/],
]

/** Words of errors of the PostgreSQL driver that carry no code. */
const SAID_WHEN_AWAY =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Classifies an error of a database or a disk. Undefined for any other. */
export function outsideFaultOf(error: unknown, depth = 0): OutsideFault | undefined {
  // `fetch` fails with a TypeError: what it asked is another service, never the database.
  if (!(error instanceof Error) || error instanceof TypeError || depth > MAX_CAUSES) return undefined
  const code = String('code' in error ? error.code : '')
  const [fault] = CODES.find(([, codes]) => codes.test(code)) ?? []
  return fault ?? (SAID_WHEN_AWAY.test(error.message) ? 'away' : outsideFaultOf(error.cause, depth + 1))
}
