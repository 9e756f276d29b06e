/**
 * Reason for which a save waits: nobody is signed in, the document was changed by somebody else, or the site does not
 * answer. Each of them passes, and the save can then be made as it was meant.
 */
export type Hindrance = 'signedOut' | 'changedElsewhere' | 'unreachable'

const UNAUTHORIZED = 401

/** Status of an answer to `If-Match` with another version than the newest (RFC 9110, 15.5.13). */
export const PRECONDITION_FAILED = 412

/** Statuses of a site whose admin is being started or replaced. */
const AWAY: readonly number[] = [502, 503, 504]

/** @param status Of the answer to a save. Undefined: there was none. */
export function hindranceOf(status: number | undefined): Hindrance | undefined {
  if (status === undefined || AWAY.includes(status)) return 'unreachable'
  if (status === UNAUTHORIZED) return 'signedOut'
  return status === PRECONDITION_FAILED ? 'changedElsewhere' : undefined
}
