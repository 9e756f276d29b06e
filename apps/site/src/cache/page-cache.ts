/** A finished page: bytes for each encoding, and what a cache may say of it. */
export interface FinishedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
  /** Strong validator of the identity, without quotes; each encoding adds its own suffix. */
  readonly etag: string
}

/** Bytes that finished pages may take in memory. */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Finished pages in memory: bounded in bytes, least recently used first out, one render at a time for each key. */
export class PageCache {
  readonly #limit: number
  readonly #pages = new Map<string, FinishedPage>()
  readonly #underWay = new Map<string, Promise<FinishedPage>>()
  #bytes = 0
  #generation = 0

  constructor(limitBytes: number = PAGE_CACHE_BYTES) {
    this.#limit = limitBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): FinishedPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    // A Map keeps the order of insertion: moving the page to the end makes the first one the least recently used.
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** Gives the finished page, or makes it once for everybody who asks meanwhile. Only pages with status 200 are kept. */
  getOrRender(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const kept = this.get(key)
    if (kept) return Promise.resolve(kept)
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const generation = this.#generation
    const making = render()
      .then((page) => {
        // What was rendered from content that has changed meanwhile is answered, but not kept.
        if (generation === this.#generation && page.status === 200) this.#keep(key, page)
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

  #keep(key: string, page: FinishedPage): void {
    const size = sizeOf(key, page)
    if (size > this.#limit) return
    this.#pages.set(key, page)
    this.#bytes += size
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#limit) break
      this.#pages.delete(oldest)
      this.#bytes -= sizeOf(oldest, old)
    }
  }
}

function sizeOf(key: string, page: FinishedPage): number {
  return key.length * 2 + page.identity.length + page.gzip.length + page.brotli.length
}
