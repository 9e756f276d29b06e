import { list, text } from '@vitrine/content/core'

/** States of a review, in the order in which one goes through them. */
export const REVIEW_STATES = ['waiting', 'returned', 'approved'] as const

export type ReviewState = (typeof REVIEW_STATES)[number]

/** Characters of the words with which a document is sent back. */
export const MAX_WORDS_LENGTH = 2_000

/** The review of a document. */
export interface Review {
  readonly state: ReviewState
  /** Name of who asked for it. */
  readonly askedBy: string
  /** Words with which it was sent back. */
  readonly words?: string
}

/** Query of Payload's API for the review of a document. */
export function reviewQuery(document: string): string {
  const query = new URLSearchParams({ depth: '0', limit: '1' })
  query.set('where[document][equals]', document)
  return query.toString()
}

/** Reads the first of Payload's list of reviews. Undefined: there is none. */
export function parseReview(data: unknown): Review | undefined {
  const docs = typeof data === 'object' && data !== null && 'docs' in data ? data.docs : []
  const [first] = list(docs)
  const state = REVIEW_STATES.find((one) => one === first?.state)
  const words = text(first?.words)
  return state && { state, askedBy: text(first?.askedName) ?? '', ...(words !== undefined && { words }) }
}
