/** A page in one encoding, ready for the socket. */
export interface PageVariant {
  readonly body: Buffer
  /** Strong validator with its quotes. */
  readonly etag: string
  /** Names and values in turns, as Node writes them fastest. */
  readonly head: string[]
}

/** A finished page: every encoding it is answered in. */
export interface FinishedPage {
  readonly status: number
  /** Headers that all encodings share. */
  readonly headers: Readonly<Record<string, string>>
  /** Fields of the query that change what the page says; asked for with one of them, it is made anew. */
  readonly queryFields?: readonly string[]
  /** When it says something else without anybody having changed it: milliseconds since 1970. */
  readonly until?: number
  readonly variants: Readonly<Record<'identity' | 'gzip' | 'br', PageVariant>>
}

/** Bytes that finished pages may take in memory. */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Finished pages in memory: bounded in bytes, least recently used first out, one render at a time for each key. */
export class PageCache {
  readonly #limit: number
  readonly #pages = new Map<string, FinishedPage>()
  readonly #underWay = new Map<string, Promise<FinishedPage | undefined>>()
  #bytes = 0
  #generation = 0
  readonly #now: () => number

  /** @param now Milliseconds since 1970. */
  constructor(limitBytes: number = PAGE_CACHE_BYTES, now: () => number = Date.now) {
    this.#limit = limitBytes
    this.#now = now
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): FinishedPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    if (page.until !== undefined && page.until <= this.#now()) {
      this.#forget(key, page)
      return undefined
    }
    // A Map keeps the order of insertion: moving the page to the end makes the first one the least recently used. While
    // half of the space is free nothing is about to go, and the order does not matter.
    if (this.#bytes > this.#limit / 2) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  /** Grows with every change of the content: what was read at another generation must not be remembered. */
  get generation(): number {
    return this.#generation
  }

  /**
   * Gives the finished page, or makes it once for everybody who asks meanwhile. Only pages with status 200 that may be
   * stored are kept.
   *
   * @param render Reads the content and renders it; undefined when there is no such page.
   */
  getOrRender<Made extends FinishedPage | undefined>(
    key: string,
    render: () => Promise<Made>,
  ): Promise<FinishedPage | Made> {
    const kept = this.get(key)
    if (kept) return Promise.resolve(kept)
    const waiting = this.#underWay.get(key)
    // Whoever renders this key renders the same kind of thing.
    if (waiting) return waiting as Promise<Made>
    const generation = this.#generation
    const making = render()
      .then((page) => {
        // What was rendered from content that has changed meanwhile is answered, but not kept.
        if (page && generation === this.#generation && page.status === 200 && isForAll(page)) this.#keep(key, page)
        return page
      })
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      })
    this.#underWay.set(key, making)
    return making
  }

  /** Forgets everything: the content has changed. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#underWay.clear()
    this.#bytes = 0
  }

  #forget(key: string, page: FinishedPage): void {
    this.#pages.delete(key)
    this.#bytes -= sizeOf(key, page)
  }

  #keep(key: string, page: FinishedPage): void {
    const size = sizeOf(key, page)
    if (size > this.#limit) return
    this.#pages.set(key, page)
    this.#bytes += size
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#limit) break
      this.#forget(oldest, old)
    }
  }
}

/** A page that holds something for one visitor says that nobody may store it. */
function isForAll({ headers }: FinishedPage): boolean {
  return headers['cache-control'] !== 'no-store'
}

function sizeOf(key: string, page: FinishedPage): number {
  const { identity, gzip, br } = page.variants
  return key.length * 2 + identity.body.length + gzip.body.length + br.body.length
}
