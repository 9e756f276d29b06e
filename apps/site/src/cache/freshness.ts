/** Milliseconds for which a process may answer from its memory after it last saw the content revision. */
export const FRESHNESS_LEASE_MS = 25

/**
 * Knows whether what this process remembers is still true. See docs/decisions/005-freshness-by-lease.md.
 */
export class Freshness {
  readonly #read: () => Promise<string>
  readonly #onChange: () => void
  readonly #onError: (error: unknown) => void
  readonly #now: () => number
  #seenAt = Number.NEGATIVE_INFINITY
  #revision: string | undefined
  #underWay: Promise<void> | undefined

  constructor(options: {
    readonly read: () => Promise<string>
    readonly onChange: () => void
    readonly onError: (error: unknown) => void
    readonly now?: () => number
  }) {
    this.#read = options.read
    this.#onChange = options.onChange
    this.#onError = options.onError
    this.#now = options.now ?? performance.now.bind(performance)
  }

  /** Whether the lease still runs: then nothing needs to be asked. */
  isFresh(): boolean {
    return this.#now() - this.#seenAt < FRESHNESS_LEASE_MS
  }

  /** Reads the revision, once for everybody who asks meanwhile, and forgets what is stale. Never rejects. */
  renew(): Promise<void> {
    this.#underWay ??= this.#ask().finally(() => {
      this.#underWay = undefined
    })
    return this.#underWay
  }

  async #ask(): Promise<void> {
    // The lease runs from before the question: the answer may be that old.
    const asked = this.#now()
    try {
      const revision = await this.#read()
      if (this.#revision !== undefined && revision !== this.#revision) this.#onChange()
      this.#revision = revision
      this.#seenAt = asked
    } catch (error) {
      // Visitors are served what is in memory while the database is away; the next request asks again.
      this.#onError(error)
    }
  }
}
