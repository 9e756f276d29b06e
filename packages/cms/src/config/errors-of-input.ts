/** Errors that may stand behind one another. */
const MAX_CAUSES = 10

/**
 * PostgreSQL's codes for what a query asks with: class 22 is "data exception", 42883 a comparison that a column does not
 * have. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODE_OF_INPUT = /^(?:22[0-9A-Z]{3}|42883|SQLITE_MISMATCH)$/

/** Words of errors about a value that a database has no code for: no number, no date, nothing that it stores. */
const SAID_OF_INPUT = /^(?:Only finite numbers|Invalid time value|\w+ cannot be passed as argument to the database)/

/** Tells whether an error says that a value is none that a statement takes. Other errors of a database are its own. */
export function isOfInput(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false
  const { code } = error as { readonly code?: unknown }
  if (typeof code === 'string' && CODE_OF_INPUT.test(code)) return true
  if ((error instanceof RangeError || error instanceof TypeError) && SAID_OF_INPUT.test(error.message)) return true
  return isOfInput(error.cause, depth + 1)
}
