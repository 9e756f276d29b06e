import { dateOf, given, list, text, within } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import type { ParseContext } from '@vitrine/kit/core'
import type { Pagination } from '@vitrine/ui/core'
import { replyAddress } from '../../core/pages.ts'
import type { PostBlock } from '../../core/post/post-tree.ts'
import { readPost } from '../../core/post/read-post.ts'
import { pageHref } from '../../core/shown/topic-line.ts'
import { FORUM_FIELDS } from '../../core/writing-form.ts'

/** Largest number of a reply, and of a page. */
const MAX_NUMBER = 99_999_999

/** A reply as it is shown. */
export interface ShownReply {
  readonly number: number
  readonly href: string
  /** Absent for a member who left. */
  readonly author?: string
  /** Address of the page of who wrote it; absent where only some people read the topic. */
  readonly page?: string
  /** ISO 8601. */
  readonly writtenAt: string
  readonly editedAt?: string
  /** Reply that it answers. */
  readonly answers?: { readonly number: number; readonly href: string }
  /** Absent: it was removed. */
  readonly content?: readonly PostBlock[]
  readonly isAnswer: boolean
  /** Address at which it is reported, and at which moderators act on it; absent for what was removed. */
  readonly act?: string
}

/** A topic, and a page of what was written in it. */
interface ForumTopic {
  /** Its id. */
  readonly topic: number
  readonly title: string
  readonly href: string
  /** ISO 8601. */
  readonly beganAt: string
  readonly author?: string
  readonly replyCount: number
  readonly isSticky: boolean
  readonly isClosed: boolean
  readonly isSolved: boolean
  /** Address of the reply that answers it. */
  readonly answer?: string
  readonly replies: readonly ShownReply[]
  readonly parts?: Pagination
  /** Address at which it is answered; absent where nobody may. */
  readonly write?: string
  /** Address at which members subscribe to it. */
  readonly subscribe?: string
  /** Address of its feed; absent where only some people read it. */
  readonly feed?: string
}

/** The page of a topic. */
export const forumTopic = defineGeneratedBlock({
  name: 'forumTopic',
  read: (raw, parse): ForumTopic | undefined => {
    const [title, href, beganAt] = [text(raw.title), pageHref(raw.path, parse), dateOf(raw.beganAt)]
    const topic = numberOf(raw.topic)
    if (title === undefined || href === undefined || beganAt === undefined || topic === undefined) return undefined
    const [number, of] = [numberOf(raw.part) ?? 1, numberOf(raw.parts) ?? 1]
    const solvedBy = numberOf(raw.solvedBy)
    const subscribe = pageHref(raw.subscribe, parse)
    const [write, act] = [pageHref(raw.write, parse), pageHref(raw.act, parse)]
    return {
      topic,
      title,
      href,
      beganAt,
      replyCount: (numberOf(raw.lastNumber) ?? 1) - 1,
      isSticky: raw.isSticky === true,
      isClosed: raw.isClosed === true,
      isSolved: solvedBy !== undefined,
      replies: list(raw.replies).flatMap((reply) => parseReply(reply, { href, solvedBy, act, parse }) ?? []),
      ...given({
        author: text(raw.author),
        answer: solvedBy === undefined ? undefined : replyAddress(href, solvedBy),
        parts: of > 1 ? { list: href, number, of, grows: false } : undefined,
        write: raw.isClosed === true || write === undefined ? undefined : `${write}?${FORUM_FIELDS.topic}=${topic}`,
        subscribe: subscribe === undefined ? undefined : `${subscribe}?${FORUM_FIELDS.topic}=${topic}`,
        feed: raw.isPublic === true ? `${href}feed.xml` : undefined,
      }),
    }
  },
})

export type ForumTopicBlock = BlockOf<typeof forumTopic>

function parseReply(
  raw: Readonly<Record<string, unknown>>,
  {
    href,
    solvedBy,
    act,
    parse,
  }: {
    readonly href: string
    readonly solvedBy: number | undefined
    readonly act: string | undefined
    readonly parse: ParseContext
  },
): ShownReply | undefined {
  const [number, writtenAt] = [numberOf(raw.number), dateOf(raw.writtenAt)]
  if (number === undefined || writtenAt === undefined) return undefined
  const [answers, id] = [numberOf(raw.answers), numberOf(raw.id)]
  const isShown = raw.state === 'shown'
  return {
    number,
    href: replyAddress(href, number),
    writtenAt,
    isAnswer: number === solvedBy,
    ...given({
      author: text(raw.author),
      page: pageHref(raw.page, parse),
      editedAt: dateOf(raw.editedAt),
      answers: answers === undefined ? undefined : { number: answers, href: replyAddress(href, answers) },
      content: isShown ? readPost(text(raw.source) ?? '') : undefined,
      act: isShown && id !== undefined && act !== undefined ? `${act}?${FORUM_FIELDS.reply}=${id}` : undefined,
    }),
  }
}

function numberOf(raw: unknown): number | undefined {
  return within(raw, { min: 1, max: MAX_NUMBER })
}
