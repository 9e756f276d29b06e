/** Minutes before each further try; together they cover {@link RETRY_HOURS} hours. */
export const RETRY_AFTER_MINUTES = [1, 2, 5, 10, 20, 40, 60, 120, 240, 480, 720, 1182] as const

/** Hours after which a mail or webhook that nobody takes is given up. */
export const RETRY_HOURS = 48

/** Milliseconds that one try may take before another process may take the mail over. */
export const LEASE_MS = 3 * 60_000

/**
 * Milliseconds that no next try can be away: one that is has been written by a clock that was wrong, and is due.
 */
export const NEVER_AWAY_MS = Math.max(...RETRY_AFTER_MINUTES) * 60_000 + LEASE_MS

/** A receiver has refused for good: another try would be refused as well. */
export class RefusedForGood extends Error {}

/** A receiver is gone for good, as it says itself: nothing more is sent to it. */
export class ReceiverGone extends RefusedForGood {}

/** Longest wait that a receiver may ask for: that of the longest pause. A try that is further away is taken for due. */
export const MAX_ASKED_WAIT_MS = Math.max(...RETRY_AFTER_MINUTES) * 60_000

/** A receiver asks not to be tried again for a while. */
export class AskedToWait extends Error {
  /** Milliseconds, as it says; bounded where it is heeded. */
  readonly waitMs: number

  constructor(message: string, waitMs: number) {
    super(message)
    this.waitMs = waitMs
  }
}

/** Part of a delivery that was not taken, and is tried again without what was. */
export interface Rest {
  /** Content of the next try, in place of what was queued. */
  readonly content: unknown
  /** True if some receivers have taken it. */
  readonly isPartlyTaken: boolean
  /** True if all that is left was refused for good. */
  readonly isForGood: boolean
}

/** Some receivers have not taken it: those alone are tried again. */
export class NotTakenByAll extends Error {
  readonly rest: Rest

  constructor(message: string, rest: Rest) {
    super(message)
    this.rest = rest
  }
}

/**
 * Decides about a mail or webhook after a failed attempt.
 *
 * @param attempts Attempts so far, this one included.
 * @param error Reason of the failure.
 */
export function afterFailure(
  attempts: number,
  now: Date,
  error?: unknown,
): { readonly state: 'queued'; readonly nextAttemptAt: Date } | { readonly state: 'failed' } {
  const pause = isForGood(error) ? undefined : RETRY_AFTER_MINUTES[attempts - 1]
  if (pause === undefined) return { state: 'failed' }
  const asked = error instanceof AskedToWait ? Math.min(error.waitMs, MAX_ASKED_WAIT_MS) : 0
  return { state: 'queued', nextAttemptAt: new Date(now.getTime() + Math.max(pause * 60_000, asked)) }
}

function isForGood(error: unknown): boolean {
  return error instanceof RefusedForGood || (error instanceof NotTakenByAll && error.rest.isForGood)
}
