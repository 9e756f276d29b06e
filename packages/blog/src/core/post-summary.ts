import { dateOf, given, type Image, record, text, within } from '@vitrine/content/core'
import { type ParseContext, parseTerm, parseTerms, type Term } from '@vitrine/kit/core'

/** Summary of a post, for lists. */
export interface PostSummary {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly summary?: string
  readonly image?: Image
  /** Time of publication, as ISO 8601 in UTC. */
  readonly date?: string
  readonly author?: Term
  readonly categories: readonly Term[]
  /** Minutes that reading takes, from 1. */
  readonly minutes?: number
  readonly isSticky: boolean
}

/** Longest time to read that is believed, in minutes. */
export const MAX_MINUTES = 600

/** Reads a populated post; undefined for one that is gone, not published, or without a name. */
export function parsePostSummary(raw: unknown, parse: ParseContext): PostSummary | undefined {
  const post = record(raw)
  const title = text(post.title)
  const href = parse.href({ type: 'page', page: post })
  if (title === undefined || href === undefined) return undefined
  return {
    id: String(post.id),
    href,
    title,
    categories: parseTerms(post.categories, parse),
    isSticky: post.sticky === true,
    ...given({
      summary: text(post.summary),
      image: parse.image(post.image),
      date: dateOf(post.publishedAt),
      author: parseTerm(post.author, parse),
      minutes: within(post.minutes, { min: 1, max: MAX_MINUTES }),
    }),
  }
}
