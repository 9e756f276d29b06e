import { dateOf, given, list, record, text, within } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import type { BlockBase } from '@vitrine/kit/core'
import { parseCommentId } from '../../core/comment-post.ts'
import { MAX_LEVELS } from '../../core/settings.ts'
import { authorOf, type CommentNode, countOf, type StoredComment, threadOf } from '../../core/thread.ts'

/** Fields of the address of a page: the comment that a visitor wants to answer, and that one was sent. */
export const COMMENT_QUERY = { reply: 'reply', sent: 'comment' } as const

/** Value of the query field after a comment was published. */
export const COMMENT_SENT = 'sent'

/** The comments of a document, and the form below them. */
interface Comments extends Pick<BlockBase, 'queryFields' | 'changesAt'> {
  /** Address that comments are posted to. */
  readonly action: string
  readonly language: string
  readonly thread: readonly CommentNode[]
  /** Number of visible comments. */
  readonly count: number
  readonly isOpen: boolean
  /** 1: nobody is answered. */
  readonly levels: number
  readonly needsEmail: boolean
  readonly consent?: string
  /** Time when the form was shown, signed by the server. */
  readonly opened: string
  /** Comment that is being answered. */
  readonly replyTo?: { readonly id: number; readonly author: string }
  /** A comment was just sent. */
  readonly isSent: boolean
}

/** Comments below a document. */
export const comments = defineGeneratedBlock({
  name: 'comments',
  read: (raw, parse): Comments | undefined => {
    const levels = within(raw.levels, { min: 1, max: MAX_LEVELS }) ?? 1
    const thread = threadOf(list(raw.comments).flatMap(storedComment), levels)
    const isOpen = raw.isOpen === true
    const count = countOf(thread)
    if (!isOpen && count === 0) return undefined
    const query = record(raw.query)
    const about = record(raw.about)
    const reply = parseCommentId(query[COMMENT_QUERY.reply])
    const author = isOpen && levels > 1 && reply !== undefined ? authorOf(thread, reply) : undefined
    return {
      action: `/comments/${about.collection}/${about.id}`,
      language: parse.locale,
      thread,
      count,
      isOpen,
      levels,
      needsEmail: raw.needsEmail === true,
      opened: text(raw.opened) ?? '',
      isSent: query[COMMENT_QUERY.sent] === COMMENT_SENT,
      queryFields: Object.values(COMMENT_QUERY),
      ...(reply !== undefined && author !== undefined && { replyTo: { id: reply, author } }),
      ...given({
        consent: text(raw.consent),
        changesAt: typeof raw.changesAt === 'number' ? raw.changesAt : undefined,
      }),
    }
  },
})

export type CommentsBlock = BlockOf<typeof comments>

function storedComment(raw: Readonly<Record<string, unknown>>): StoredComment[] {
  const { id, parent } = raw
  if (typeof id !== 'number') return []
  const [author, comment, date] = [text(raw.author), text(raw.comment), dateOf(raw.createdAt)]
  const isShown = raw.state === 'approved' && author !== undefined && comment !== undefined && date !== undefined
  return [
    {
      id,
      parent: typeof parent === 'number' ? parent : undefined,
      ...(isShown && { shown: { author, comment, date } }),
    },
  ]
}
