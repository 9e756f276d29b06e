import type { Payload } from 'payload'
import { type ContentState, Freshness } from '../core/cache/freshness.ts'
import { type CacheLimits, TaggedCache } from '../core/cache/tagged-cache.ts'
import type { Tag } from '../core/cache/tags.ts'
import { noteReads, noteUnknownStatements, recordReads, unrecorded } from './reads.ts'
import { readState } from './revision.ts'

/** Cached values of one program, by key. */
export interface Remembered<Value> {
  /** Sum of the sizes of what is cached, in the unit of its limit. */
  size(): number
  /** Cached value, assuming that the lease runs; nothing is asked. */
  peek(key: string): Value | undefined
  /** Gives what is remembered and still true, or makes it, once for everybody who asks meanwhile. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

/**
 * All that a program remembers of the content: the one lease by which it knows what has changed, and the caches from which
 * changes drop what they touch.
 */
export class ContentCache {
  readonly #freshness: Freshness
  readonly #caches: { drop(touched: ReadonlySet<Tag>): void }[] = []
  readonly #wallClock: () => number

  /**
   * @param options.read Reads the state of the content.
   * @param options.now Milliseconds of a clock that only goes forward.
   * @param options.wallClock Milliseconds since 1970.
   */
  constructor(options: {
    readonly read: (since: number | undefined) => Promise<ContentState>
    readonly onError: (error: unknown) => void
    readonly now?: () => number
    readonly wallClock?: () => number
  }) {
    this.#wallClock = options.wallClock ?? Date.now
    this.#freshness = new Freshness({
      // Who renews the lease may be in the middle of something that is recorded, which does not depend on it.
      read: (since) => unrecorded(() => options.read(since)),
      onChange: (touched) => {
        for (const cache of this.#caches) cache.drop(touched)
      },
      onError: options.onError,
      now: options.now ?? performance.now.bind(performance),
    })
  }

  /** True if cached values may be used without asking. */
  isFresh(): boolean {
    return this.#freshness.isFresh()
  }

  /** Drops what has changed, unless the lease runs. Never rejects: without a database, what is remembered holds. */
  ensureFresh(): Promise<void> {
    return this.#freshness.ensure()
  }

  /** Ends the lease: this program has changed the content itself. */
  expire(): void {
    this.#freshness.expire()
  }

  /** Makes room for what is to be remembered. Once for each kind, as long as the program runs. */
  remember<Value>(limits: CacheLimits<Value>): Remembered<Value> {
    const cache = new TaggedCache<Value>(limits, this.#wallClock)
    this.#caches.push(cache)
    return {
      size: () => cache.size,
      peek: (key) => cache.get(key)?.value,
      get: async (key, make) => {
        if (!this.isFresh()) await this.ensureFresh()
        const { value, tags } = await cache.getOrMake(key, () => recordReads(make))
        // What is made of it depends on what it was made of.
        noteReads(tags)
        noteUnknownStatements()
        return value
      },
    }
  }
}

const caches = new WeakMap<Payload, ContentCache>()

/** Cache of this program for a content database. */
export function contentCache(payload: Payload): ContentCache {
  const known = caches.get(payload)
  if (known) return known
  const cache = new ContentCache({
    read: (since) => readState(payload, since),
    onError: (error) => payload.logger.error({ err: error }, 'the content revision could not be read'),
  })
  caches.set(payload, cache)
  return cache
}
