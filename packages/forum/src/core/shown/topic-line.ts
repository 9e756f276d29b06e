import { dateOf, given, text, within } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { replyAddress } from '../pages.ts'

/** A topic in a list. */
export interface TopicLine {
  readonly id: number
  readonly title: string
  readonly href: string
  /** Name of who began it; absent for a member who left. */
  readonly author?: string
  /** Replies, without the words that open it. */
  readonly replies: number
  readonly lastAuthor?: string
  /** ISO 8601. */
  readonly lastAt: string
  /** Address of the newest reply. */
  readonly lastHref: string
  readonly isSticky: boolean
  readonly isClosed: boolean
  readonly isSolved: boolean
}

/** Reads a topic as the forum put it into a list; undefined for what is none. */
export function parseTopicLine(raw: Readonly<Record<string, unknown>>, parse: ParseContext): TopicLine | undefined {
  const { id, lastNumber } = raw
  const [title, lastAt] = [text(raw.title), dateOf(raw.lastAt)]
  const href = pageHref(raw.path, parse)
  const last = within(lastNumber, { min: 1, max: Number.MAX_SAFE_INTEGER })
  if (
    typeof id !== 'number' ||
    title === undefined ||
    href === undefined ||
    lastAt === undefined ||
    last === undefined
  ) {
    return undefined
  }
  return {
    id,
    title,
    href,
    replies: last - 1,
    lastAt,
    lastHref: replyAddress(href, last),
    isSticky: raw.isSticky === true,
    isClosed: raw.isClosed === true,
    isSolved: raw.isSolved === true,
    ...given({ author: text(raw.author), lastAuthor: text(raw.lastAuthor) }),
  }
}

/** Address of a path of the forum in the language of the page. */
export function pageHref(path: unknown, parse: ParseContext): string | undefined {
  return parse.href({ type: 'page', page: { path, languages: [parse.locale] } })
}
