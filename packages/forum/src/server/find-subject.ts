import { type Query, queryField } from '@vitrine/content/queries'
import { personalPath, topicPath } from '../core/addresses.ts'
import type { Board } from '../core/board.ts'
import { isEditable } from '../core/limits.ts'
import { pageOfReply } from '../core/pages.ts'
import { mayInForum } from '../core/rights.ts'
import type { StoredReply, StoredTopic } from '../core/stored-topic.ts'
import { FORUM_FIELDS, parseForumId, quotedWords } from '../core/writing-form.ts'
import type { WritingRefusal } from '../core/writing-screen.ts'
import { findReply } from '../store/reply-rows.ts'
import { findTopic } from '../store/topic-rows.ts'
import type { ForumSite } from './forum-site.ts'
import type { Writer } from './writer.ts'

/** Pages on which somebody writes. */
export type WritingPage = 'new' | 'reply' | 'edit'

/** Board, topic or reply that somebody writes to. */
export type WritingSubject =
  | { readonly purpose: 'new'; readonly board: Board }
  | {
      readonly purpose: 'reply'
      readonly board: Board
      readonly topic: StoredTopic
      readonly answers: StoredReply | undefined
      /** Words of it that are quoted; undefined: all of them. */
      readonly words: string | undefined
    }
  | { readonly purpose: 'edit'; readonly board: Board; readonly topic: StoredTopic; readonly reply: StoredReply }

/** A subject, and where its page is; or why nobody writes to it. */
export type FoundSubject =
  | { readonly kind: 'found'; readonly subject: WritingSubject }
  | { readonly kind: 'refused'; readonly refusal: WritingRefusal; readonly back: string }

/** Finds what an address means to write to, if this member may. What they may not read is not there for them. */
export async function findSubject(
  { payload, forum, now }: Pick<ForumSite, 'payload' | 'forum' | 'now'>,
  page: WritingPage,
  asked: { readonly query: Query; readonly locale: string; readonly writer: Writer },
): Promise<FoundSubject> {
  const { query, locale, writer } = asked
  const { base } = await forum.place(locale)
  const boards = await forum.boards(locale)
  const gone: FoundSubject = { kind: 'refused', refusal: 'gone', back: base }
  const idIn = (field: 'board' | 'topic' | 'reply') => parseForumId(queryField(query, FORUM_FIELDS[field]))
  const refuse = (refusal: WritingRefusal, back: string): FoundSubject => ({
    kind: 'refused',
    refusal: writer.actor.role === 'blocked' ? 'blocked' : refusal,
    back,
  })

  if (page === 'new') {
    const board = boards.find(({ id }) => id === idIn('board'))
    if (!board || !mayInForum(writer.actor, 'read', { board })) return gone
    return mayInForum(writer.actor, 'begin', { board })
      ? { kind: 'found', subject: { purpose: 'new', board } }
      : refuse('noRight', board.path)
  }
  const id = page === 'edit' ? idIn('reply') : undefined
  const reply = id === undefined ? undefined : await findReply(payload, { id })
  const topicId = page === 'edit' ? reply?.topic : idIn('topic')
  const topic = topicId === undefined ? undefined : await findTopic(payload, topicId)
  const board = boards.find((one) => one.id === topic?.board)
  if (!topic || !board || !mayInForum(writer.actor, 'read', { board })) return gone
  const { isClosed } = topic
  const back = topicPath(topic, base)
  if (page === 'edit') {
    const isOwn = reply !== undefined && reply.person !== undefined && reply.person === writer.person?.id
    if (!reply || !isOwn || reply.state === 'hidden') return gone
    if (!isEditable(reply.writtenAt, now())) return refuse('late', personalPath('mine', base))
    if (!mayInForum(writer.actor, 'edit', { board, isClosed, isOwn })) return refuse('noRight', back)
    return { kind: 'found', subject: { purpose: 'edit', board, topic, reply } }
  }
  if (topic.state !== 'shown' || topic.language !== locale) return gone
  if (!mayInForum(writer.actor, 'reply', { board, isClosed })) return refuse(isClosed ? 'closedText' : 'noRight', back)
  const quote = parseForumId(queryField(query, FORUM_FIELDS.quote))
  const answers =
    quote === undefined
      ? undefined
      : (await forum.replies(topic.id, pageOfReply(quote))).find(
          ({ number, state }) => number === quote && state === 'shown',
        )
  const words = answers && quotedWords(queryField(query, FORUM_FIELDS.words), answers.source)
  return { kind: 'found', subject: { purpose: 'reply', board, topic, answers, words } }
}
