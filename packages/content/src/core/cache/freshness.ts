import type { Tag } from './tags.ts'

/** Milliseconds for which a process may answer from its memory after it last saw the content revision. */
export const FRESHNESS_LEASE_MS = 25

/** State of the content: its revision, and recent changes. */
export interface ContentState {
  readonly revision: number
  /** Tags touched since the revision that was asked about. */
  readonly touched: ReadonlySet<Tag>
}

/**
 * Knows whether what this process remembers is still true. See docs/decisions/005-freshness-by-lease.md.
 */
export class Freshness {
  readonly #read: (since: number | undefined) => Promise<ContentState>
  readonly #onChange: (touched: ReadonlySet<Tag>) => void
  readonly #onError: (error: unknown) => void
  readonly #now: () => number
  #seenAt = Number.NEGATIVE_INFINITY
  #revision: number | undefined
  #expired = 0
  #underWay: Promise<void> | undefined

  /**
   * @param options.read Reads the revision, and what was touched since another; undefined: this process has seen none.
   * @param options.now Milliseconds of a clock that only goes forward.
   */
  constructor(options: {
    readonly read: (since: number | undefined) => Promise<ContentState>
    readonly onChange: (touched: ReadonlySet<Tag>) => void
    readonly onError: (error: unknown) => void
    readonly now: () => number
  }) {
    this.#read = options.read
    this.#onChange = options.onChange
    this.#onError = options.onError
    this.#now = options.now
  }

  /** True while the lease runs: then nothing needs to be asked. */
  isFresh(): boolean {
    return this.#now() - this.#seenAt < FRESHNESS_LEASE_MS
  }

  /** Ends the lease. What is being read may be from before this, and begins none. */
  expire(): void {
    this.#seenAt = Number.NEGATIVE_INFINITY
    this.#expired += 1
  }

  /** Sees to it that the lease runs, where the database answers. Never rejects. */
  async ensure(): Promise<void> {
    // The answer to a question of somebody before us may be older than the lease: then we ask ourselves.
    for (let tries = 0; tries < 2 && !this.isFresh(); tries += 1) await this.renew()
  }

  /** Reads the revision, once for everybody who asks meanwhile, and tells what is stale. Never rejects. */
  renew(): Promise<void> {
    this.#underWay ??= this.#ask().finally(() => {
      this.#underWay = undefined
    })
    return this.#underWay
  }

  async #ask(): Promise<void> {
    // The lease runs from before the question: the answer may be that old.
    const [asked, expired] = [this.#now(), this.#expired]
    try {
      const { revision, touched } = await this.#read(this.#revision)
      if (revision !== this.#revision) this.#onChange(touched)
      this.#revision = revision
      if (expired === this.#expired) this.#seenAt = asked
    } catch (error) {
      // Visitors are served what is in memory while the database is away; the next request asks again.
      this.#onError(error)
    }
  }
}
