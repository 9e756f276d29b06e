import { withHead } from '../render/finish.ts'
import type { Guarded } from '../server/gate/guarded.ts'
import type { FinishedPage } from './finished-page.ts'

/** Answer at an address, the same for everybody who asks without a query. */
export type Answer = What & {
  /** Time when it changes without an edit, such as the date of a scheduled post: milliseconds since 1970. */
  readonly until: number
}

type What =
  | { readonly kind: 'page'; readonly page: FinishedPage }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly status: 301 | 302
      /** Names of the fields of a query that it asks for. Other fields pass on. */
      readonly matched?: readonly string[]
    }
  | { readonly kind: 'gone' }
  /** A page that is not for everyone. `page` asks who somebody is, and says nothing of what is on it. */
  | { readonly kind: 'guarded'; readonly page: FinishedPage; readonly guarded: Guarded }
  /** A page that is made anew for each visitor. */
  | { readonly kind: 'personal' }
  /** `page` says that there is nothing. */
  | { readonly kind: 'not found'; readonly page: FinishedPage }

/** Milliseconds for which a page or a file is answered from memory, unless it says itself when it changes. */
export const PAGE_MS = 600_000

/** Milliseconds for which an address is taken to have no page. */
export const NO_PAGE_MS = 1_000

/** Bytes that answers may take in memory. */
const MAX_ANSWERS_BYTES = 64 * 1024 * 1024

/** Bytes that an answer without a page of its own is counted with. */
const SMALL_ANSWER_BYTES = 1_000

/** Limits of the cache of answers, in bytes. */
export const ANSWER_LIMITS = {
  limit: MAX_ANSWERS_BYTES,
  sizeOf(address: string, answer: Answer): number {
    if (answer.kind !== 'page' && answer.kind !== 'guarded') return address.length * 2 + SMALL_ANSWER_BYTES
    const { identity, gzip, br } = answer.page.variants
    return address.length * 2 + identity.body.length + gzip.body.length + br.body.length
  },
  mayCache: (answer: Answer): boolean => answer.kind !== 'page' || isForAll(answer.page),
  untilOf: ({ until }: Answer): number => until,
}

/** The answer that is a page. @param now Milliseconds since 1970. */
export function pageAnswer(page: FinishedPage, now: number): Answer {
  return { kind: 'page', page, until: Math.min(now + PAGE_MS, page.until ?? Number.POSITIVE_INFINITY) }
}

/** A page that holds something for one visitor says that nobody may store it. */
function isForAll({ status, headers }: FinishedPage): boolean {
  return status === 200 && headers['cache-control'] !== 'no-store'
}

/** The answer with more headers, if caches in front of the site may store it: nothing but a change of the content changes it. */
export function withSharedHeaders(answer: Answer, headers: Readonly<Record<string, string>>): Answer {
  if (answer.kind !== 'page' || !isForAll(answer.page) || answer.page.until !== undefined) return answer
  return Object.keys(headers).length === 0 ? answer : { ...answer, page: withHead(answer.page, { headers }) }
}
