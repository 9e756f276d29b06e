import type { FinishedPage } from './finished-page.ts'

/** What is answered at an address, to everybody who asks without a query. */
export type Answer =
  | { readonly kind: 'page'; readonly page: FinishedPage }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone' }
  /** `page` says that there is nothing. */
  | { readonly kind: 'not found'; readonly page: FinishedPage }

/** Bytes that answers may take in memory. */
export const ANSWER_CACHE_BYTES = 64 * 1024 * 1024

/** Bytes that an answer without a page of its own is counted with. */
const SMALL_ANSWER_BYTES = 1_000

/** Answers in memory: bounded in bytes, least recently used first out, one made at a time for each address. */
export class AnswerCache {
  readonly #limit: number
  readonly #answers = new Map<string, Answer>()
  readonly #underWay = new Map<string, Promise<Answer>>()
  #bytes = 0
  #generation = 0
  readonly #now: () => number

  /** @param now Milliseconds since 1970. */
  constructor(limitBytes: number = ANSWER_CACHE_BYTES, now: () => number = Date.now) {
    this.#limit = limitBytes
    this.#now = now
  }

  get bytes(): number {
    return this.#bytes
  }

  get(address: string): Answer | undefined {
    const answer = this.#answers.get(address)
    if (!answer) return undefined
    if (untilOf(answer) <= this.#now()) {
      this.#forget(address, answer)
      return undefined
    }
    // A Map keeps the order of insertion: moving the answer to the end makes the first one the least recently used. While
    // half of the space is free nothing is about to go, and the order does not matter.
    if (this.#bytes > this.#limit / 2) {
      this.#answers.delete(address)
      this.#answers.set(address, answer)
    }
    return answer
  }

  /**
   * Gives the answer, or makes it once for everybody who asks meanwhile. Pages are cached only with status 200, and when
   * they may be stored.
   *
   * @param make Reads the content and renders it.
   */
  getOrMake(address: string, make: () => Promise<Answer>): Promise<Answer> {
    const cached = this.get(address)
    if (cached) return Promise.resolve(cached)
    const waiting = this.#underWay.get(address)
    if (waiting) return waiting
    const generation = this.#generation
    const making = make()
      .then((answer) => {
        // What was made from content that has changed meanwhile is answered, but not cached.
        if (generation === this.#generation && isForAll(answer)) this.#add(address, answer)
        return answer
      })
      .finally(() => {
        if (this.#underWay.get(address) === making) this.#underWay.delete(address)
      })
    this.#underWay.set(address, making)
    return making
  }

  /** Forgets everything: the content has changed. */
  clear(): void {
    this.#generation += 1
    this.#answers.clear()
    this.#underWay.clear()
    this.#bytes = 0
  }

  #forget(address: string, answer: Answer): void {
    this.#answers.delete(address)
    this.#bytes -= sizeOf(address, answer)
  }

  #add(address: string, answer: Answer): void {
    const size = sizeOf(address, answer)
    if (size > this.#limit) return
    this.#answers.set(address, answer)
    this.#bytes += size
    for (const [oldest, old] of this.#answers) {
      if (this.#bytes <= this.#limit) break
      this.#forget(oldest, old)
    }
  }
}

function untilOf(answer: Answer): number {
  return (answer.kind === 'page' ? answer.page.until : undefined) ?? Number.POSITIVE_INFINITY
}

/** A page that holds something for one visitor says that nobody may store it. */
function isForAll(answer: Answer): boolean {
  if (answer.kind !== 'page') return true
  const { status, headers } = answer.page
  return status === 200 && headers['cache-control'] !== 'no-store'
}

function sizeOf(address: string, answer: Answer): number {
  if (answer.kind !== 'page') return address.length * 2 + SMALL_ANSWER_BYTES
  const { identity, gzip, br } = answer.page.variants
  return address.length * 2 + identity.body.length + gzip.body.length + br.body.length
}
