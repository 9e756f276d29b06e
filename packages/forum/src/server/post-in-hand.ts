import { given } from '@vitrine/content/core'
import { isSplittable } from '../content/moderation/split-topic.ts'
import { POST_ACTS, type TopicAct } from '../core/acts.ts'
import { topicPath } from '../core/addresses.ts'
import type { Board } from '../core/board.ts'
import { replyAddress } from '../core/pages.ts'
import { readPost } from '../core/post/read-post.ts'
import { mayInForum } from '../core/rights.ts'
import type { StoredReply, StoredTopic } from '../core/stored-topic.ts'
import type { PostInHand, PostRights } from '../core/writing-screen.ts'
import { findReply } from '../store/reply-rows.ts'
import { hasReported, openReports } from '../store/report-rows.ts'
import { findTopic } from '../store/topic-rows.ts'
import type { ForumSite } from './forum-site.ts'
import type { Writer } from './writer.ts'

/** Reports of a post that its moderators read. */
const MAX_SHOWN_REPORTS = 20

/** A post with its topic and board. */
export interface PlacedPost {
  readonly reply: StoredReply
  readonly topic: StoredTopic
  readonly board: Board
}

/** Finds a post, if somebody may read it: what is held or hidden moderators alone. */
export async function findPlacedPost(
  { payload, forum }: Pick<ForumSite, 'payload' | 'forum'>,
  id: number | undefined,
  { writer, locale }: { readonly writer: Writer; readonly locale: string },
): Promise<PlacedPost | undefined> {
  const reply = id === undefined ? undefined : await findReply(payload, { id })
  const topic = reply && (await findTopic(payload, reply.topic))
  const board = (await forum.boards(locale)).find((one) => one.id === topic?.board)
  if (!reply || !topic || !board || !mayInForum(writer.actor, 'read', { board })) return undefined
  const isPublished = reply.state === 'shown' && topic.state === 'shown'
  return isPublished || mayInForum(writer.actor, 'moderate', { board }) ? { reply, topic, board } : undefined
}

/** A post as it is shown to whoever acts on it. Reports are for moderators. */
export async function postInHand(
  { payload, forum, addressOf }: Pick<ForumSite, 'payload' | 'forum' | 'addressOf'>,
  { reply, topic, board }: PlacedPost,
  writer: Writer,
): Promise<PostInHand> {
  const { base } = await forum.place(topic.language)
  const { id, number, author, writtenAt, state, heldFor, source } = reply
  const isPublished = state === 'shown' && topic.state === 'shown' && number !== undefined
  const reads = reply.openReports > 0 && mayInForum(writer.actor, 'moderate', { board })
  const reports = reads ? await openReports(payload, id, MAX_SHOWN_REPORTS) : []
  return {
    id,
    title: topic.title,
    writtenAt: writtenAt.toISOString(),
    state,
    content: readPost(source),
    reports: reports.map(({ reason }) => reason),
    ...given({
      author,
      heldFor,
      href: isPublished
        ? replyAddress(encodeURI(addressOf(topicPath(topic, base), topic.language)), number)
        : undefined,
    }),
  }
}

/** Says what somebody may do with a post and its topic. */
export async function rightsOnPost(
  { payload, forum }: Pick<ForumSite, 'payload' | 'forum'>,
  { reply, topic, board }: PlacedPost,
  { writer, locale }: { readonly writer: Writer; readonly locale: string },
): Promise<PostRights> {
  const { actor, person, member } = writer
  const isOwn = reply.person !== undefined && reply.person === person?.id
  const isShown = reply.state === 'shown' && topic.state === 'shown'
  const mayReport = !isOwn && isShown && mayInForum(actor, 'report', { board })
  const isModerator = mayInForum(actor, 'moderate', { board })
  const isOpening = reply.number === 1
  const boards =
    isModerator && isOpening
      ? (await forum.boards(locale)).filter(
          (one) => one.id !== board.id && mayInForum(actor, 'moderate', { board: one }),
        )
      : []
  const report = !mayReport ? 'never' : (await hasReported(payload, reply.id, member.id)) ? 'done' : 'may'
  return {
    report,
    posts: isModerator ? POST_ACTS.filter((act) => act !== 'block' || (reply.person !== undefined && !isOwn)) : [],
    topic: [...solvingActs({ reply, topic, board }, writer), ...(isModerator && isOpening ? topicActs(topic) : [])],
    boards: boards.map(({ id, title }) => ({ id, title })),
    merge: isModerator && isOpening && topic.state === 'shown',
    split: isModerator && isSplittable(topic, reply),
  }
}

/** Acts by which who began a topic, or a moderator, says which post answers it. */
function solvingActs({ reply, topic, board }: PlacedPost, { actor, person }: Writer): readonly TopicAct[] {
  const { number = 1, state } = reply
  const isOwn = topic.person !== undefined && topic.person === person?.id
  const may = mayInForum(actor, 'solve', { board, isClosed: topic.isClosed, isOwn })
  if (!may || number === 1 || state !== 'shown' || topic.state !== 'shown') return []
  return [topic.solvedBy === number ? 'unsolve' : 'solve']
}

function topicActs({ isSticky, isClosed }: StoredTopic): readonly TopicAct[] {
  return [isSticky ? 'unpin' : 'pin', isClosed ? 'open' : 'close']
}
