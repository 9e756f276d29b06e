/** Wrong codes for one account before the next ones have to wait, wherever they come from. */
export const TRIES_BEFORE_PAUSE = 5

/** Milliseconds of the first wait. Each one after it is twice as long, until somebody gets in. */
export const FIRST_PAUSE_MS = 10 * 60 * 1000

/** Milliseconds of the longest: five tries a day, for one of a million codes. */
export const LONGEST_PAUSE_MS = 24 * 60 * 60 * 1000

/** Codes that one network may send, right ones left out, within {@link NETWORK_WINDOW_MS}. */
export const TRIES_PER_NETWORK = 20

export const NETWORK_WINDOW_MS = 10 * 60 * 1000

/** Record of wrong codes for an account. */
export interface CodeTries {
  /** Since the last right one. */
  readonly wrong: number
  /** Milliseconds since 1970 of the last of them. */
  readonly lastAt: number
}

/** True if another code may be tried for an account. */
export function mayTryCode({ wrong, lastAt }: CodeTries, now: Date): boolean {
  if (wrong === 0 || wrong % TRIES_BEFORE_PAUSE !== 0) return true
  const pauses = wrong / TRIES_BEFORE_PAUSE - 1
  const age = now.getTime() - lastAt
  // A clock that went back keeps nobody out for as long as it was wrong.
  return age < 0 || age >= Math.min(FIRST_PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS)
}
