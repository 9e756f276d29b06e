import { FAULT_ANSWERS } from '../faults/fault-answer.ts'

/**
 * Reason for which a save waits: nobody is signed in, the document was changed by somebody else, the site does not answer,
 * its database is busy, or its disk is full. Each of them passes, and the save can then be made as it was meant.
 */
export type Hindrance = 'signedOut' | 'changedElsewhere' | 'unreachable' | 'busy' | 'full'

const UNAUTHORIZED = 401

/** Status of an answer to `If-Match` with another version than the newest (RFC 9110, 15.5.13). */
export const PRECONDITION_FAILED = 412

/** Statuses of a site whose admin is being started or replaced, or whose database is away. */
const AWAY: readonly number[] = [502, 503, 504]

/** Answer to a save. */
interface SaveReply {
  readonly status: number
  /** Names the reason of a refusal to programs, as {@link FAULT_ANSWERS} has it; undefined where there is none. */
  readonly code: string | undefined
}

/** @param reply Undefined: there was none. */
export function hindranceOf(reply: SaveReply | undefined): Hindrance | undefined {
  if (reply?.code === FAULT_ANSWERS.busy.code) return 'busy'
  if (reply?.code === FAULT_ANSWERS.full.code) return 'full'
  if (!reply || AWAY.includes(reply.status)) return 'unreachable'
  if (reply.status === UNAUTHORIZED) return 'signedOut'
  return reply.status === PRECONDITION_FAILED ? 'changedElsewhere' : undefined
}

/** True for a hindrance that passes without the editor, so that the save is tried again by itself. */
export function passesByItself(hindrance: Hindrance): boolean {
  return hindrance === 'unreachable' || hindrance === 'busy' || hindrance === 'full'
}
