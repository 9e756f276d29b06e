import { createHash } from 'node:crypto'

/** Wrong tries from one address for one account before the next ones are refused. */
export const MAX_TRIES = 8

/** Milliseconds after which the first of them is forgotten. */
export const TRIES_FOR_MS = 10 * 60 * 1000

/** Pairs of address and account that are remembered; the oldest are forgotten first. */
const MAX_PAIRS = 10_000

/** Attempt to log in. */
export interface LoginTry {
  /** IP address, as the site passes it on. */
  readonly address: string
  /** Address that was typed; an account with it need not exist. */
  readonly email: string
}

interface Tries {
  readonly since: number
  readonly count: number
}

/**
 * Counts tries to log in by address and account together: whoever guesses is stopped, and keeps nobody else from the
 * account. Accounts that there are not count as those that there are.
 */
export class LoginTries {
  readonly #pairs = new Map<string, Tries>()

  /** Counts a try. @returns Whether it may be made. */
  begin(login: LoginTry, now: Date): boolean {
    const key = keyOf(login)
    const known = this.#pairs.get(key)
    const since = known && now.getTime() - known.since < TRIES_FOR_MS ? known : { since: now.getTime(), count: 0 }
    const tries = { ...since, count: since.count + 1 }
    this.#pairs.delete(key)
    this.#pairs.set(key, tries)
    if (this.#pairs.size > MAX_PAIRS) this.#forgetOldest()
    return tries.count <= MAX_TRIES
  }

  /** Forgets the tries of who has logged in. */
  succeed(login: LoginTry): void {
    this.#pairs.delete(keyOf(login))
  }

  #forgetOldest(): void {
    const [oldest] = this.#pairs.keys()
    if (oldest !== undefined) this.#pairs.delete(oldest)
  }
}

/** Of one length, whatever was typed. */
function keyOf({ address, email }: LoginTry): string {
  return createHash('sha256').update(`${address}\n${email.toLowerCase().trim()}`).digest('base64')
}
