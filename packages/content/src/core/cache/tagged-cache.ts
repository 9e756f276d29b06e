import { boundedTags, isTouched, type Tag } from './tags.ts'

/** Something that was made of the content, and the tags of what was asked for to make it. */
export interface Tagged<Value> {
  readonly value: Value
  readonly tags: ReadonlySet<Tag>
}

export interface CacheLimits<Value> {
  /** Sum of all sizes. */
  readonly limit: number
  /** Size of one entry, in the unit of the limit; 1 unless given, so that the limit counts entries. */
  readonly sizeOf?: (key: string, value: Value) => number
  /** Test for values that may be cached; by default, all may. */
  readonly mayCache?: (value: Value) => boolean
  /** Time when a value changes without a change of the content, in milliseconds since 1970; never by default. */
  readonly untilOf?: (value: Value) => number | undefined
  /** Completes a value by the fewest tags of what it was made of; by default, it is left as it is. */
  readonly complete?: (value: Value, tags: ReadonlySet<Tag>) => Value
}

/** Work that has begun, and what changes have touched since. */
interface Making {
  readonly touched: Set<Tag>
}

/**
 * Values made of the content, until a change touches one of their tags: bounded in size, least recently used first out, one
 * making at a time for each key.
 */
export class TaggedCache<Value> {
  readonly #limits: CacheLimits<Value>
  readonly #now: () => number
  readonly #entries = new Map<string, Tagged<Value>>()
  /** Values being made since which nothing has changed, so that others may wait for them. */
  readonly #underWay = new Map<string, Promise<Tagged<Value>>>()
  readonly #makings = new Set<Making>()
  #size = 0

  /** @param now Milliseconds since 1970. */
  constructor(limits: CacheLimits<Value>, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  get size(): number {
    return this.#size
  }

  get(key: string): Tagged<Value> | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if ((this.#limits.untilOf?.(entry.value) ?? Number.POSITIVE_INFINITY) <= this.#now()) {
      this.#remove(key, entry)
      return undefined
    }
    // A Map keeps the order of insertion: moving the entry to the end makes the first one the least recently used. While
    // half of the space is free nothing is about to go, and the order does not matter.
    if (this.#size > this.#limits.limit / 2) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    return entry
  }

  /** Gives what is cached, or makes it once for everybody who asks until the content changes. */
  getOrMake(key: string, make: () => Promise<Tagged<Value>>): Promise<Tagged<Value>> {
    const cached = this.get(key)
    if (cached) return Promise.resolve(cached)
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const making: Making = { touched: new Set() }
    this.#makings.add(making)
    const { complete } = this.#limits
    const made = make()
      .then((given) => {
        const few = boundedTags(given.tags)
        const entry = complete ? { value: complete(given.value, few), tags: given.tags } : given
        // What was made of something that has changed meanwhile is given to who waits, but not cached.
        if (!isTouched(entry.tags, making.touched) && (this.#limits.mayCache?.(entry.value) ?? true)) {
          this.#add(key, { value: entry.value, tags: few })
        }
        return entry
      })
      .finally(() => {
        this.#makings.delete(making)
        if (this.#underWay.get(key) === made) this.#underWay.delete(key)
      })
    this.#underWay.set(key, made)
    return made
  }

  /** Drops what carries one of the tags: a change has touched them. Nobody is given what was begun before it. */
  drop(touched: ReadonlySet<Tag>): void {
    if (touched.size === 0) return
    for (const [key, entry] of this.#entries) if (isTouched(entry.tags, touched)) this.#remove(key, entry)
    for (const making of this.#makings) for (const tag of touched) making.touched.add(tag)
    this.#underWay.clear()
  }

  #sizeOf(key: string, value: Value): number {
    return this.#limits.sizeOf?.(key, value) ?? 1
  }

  #remove(key: string, { value }: Tagged<Value>): void {
    this.#entries.delete(key)
    this.#size -= this.#sizeOf(key, value)
  }

  #add(key: string, entry: Tagged<Value>): void {
    const before = this.#entries.get(key)
    if (before) this.#remove(key, before)
    const size = this.#sizeOf(key, entry.value)
    if (size > this.#limits.limit) return
    this.#entries.set(key, entry)
    this.#size += size
    for (const [oldest, old] of this.#entries) {
      if (this.#size <= this.#limits.limit) break
      this.#remove(oldest, old)
    }
  }
}
