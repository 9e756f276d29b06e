import { contentCache } from '@vitrine/content/cache'
import { inTransaction, type Transaction } from '@vitrine/content/sql'
import { actOnPost } from '../content/moderation/act-on-post.ts'
import { actOnTopic, moveTopic } from '../content/moderation/act-on-topic.ts'
import { mergeTopics } from '../content/moderation/merge-topics.ts'
import { splitTopic } from '../content/moderation/split-topic.ts'
import { topicPath, topicSlug } from '../core/addresses.ts'
import { MAX_REPORTS_PER_MINUTE } from '../core/limits.ts'
import { type ActProblem, type AskedAct, parseAct } from '../core/moderation-form.ts'
import { replyAddress } from '../core/pages.ts'
import { mayInForum } from '../core/rights.ts'
import { addReport } from '../store/report-rows.ts'
import { findTopic } from '../store/topic-rows.ts'
import type { ForumSite, PostedForm } from './forum-site.ts'
import { type PlacedPost, rightsOnPost } from './post-in-hand.ts'
import type { Writer } from './writer.ts'

/** Result of a form: what was done, and the path that shows it where it stands elsewhere; or why nothing was. */
export type TakenAct =
  | { readonly kind: 'done'; readonly act: AskedAct['kind']; readonly path?: string }
  | { readonly kind: 'refused'; readonly problem: ActProblem | 'tooMany' }

const REFUSED: TakenAct = { kind: 'refused', problem: 'actRefused' }

/** Somebody who acts, on a page of a language. */
interface ActingContext {
  readonly writer: Writer
  readonly locale: string
}

/** Takes what somebody wants to do with a post or its topic, if they may. */
export async function takeAct(
  site: ForumSite,
  placed: PlacedPost,
  { writer, locale, posted }: ActingContext & { readonly posted: PostedForm },
): Promise<TakenAct> {
  const asked = parseAct(posted.fields)
  if (typeof asked === 'string') return { kind: 'refused', problem: asked }
  const rights = await rightsOnPost(site, placed, { writer, locale })
  if (asked.kind === 'report') {
    return rights.report === 'never' ? REFUSED : report(site, placed, { writer, reason: asked.reason })
  }
  if (!writer.person) return REFUSED
  const isAllowed = {
    post: () => asked.kind === 'post' && rights.posts.includes(asked.act),
    topic: () => asked.kind === 'topic' && rights.topic.includes(asked.act),
    move: () => asked.kind === 'move' && rights.boards.some(({ id }) => id === asked.board),
    merge: () => rights.merge,
    split: () => rights.split,
  }[asked.kind]
  if (!isAllowed()) return REFUSED
  if (asked.kind === 'merge' && !(await isModeratorOf(site, asked.into, { writer, locale }))) return REFUSED
  return act(site, placed, { asked, moderator: writer.person.id })
}

async function report(
  { payload, posts, now }: ForumSite,
  { reply }: PlacedPost,
  { writer, reason }: { readonly writer: Writer; readonly reason: string },
): Promise<TakenAct> {
  const { id: member } = writer.member
  if (await posts.isTooMany(`forum reports ${member}`, MAX_REPORTS_PER_MINUTE, now())) {
    return { kind: 'refused', problem: 'tooMany' }
  }
  await inTransaction(payload, async (transaction) => {
    await addReport(payload, { reply: reply.id, member, reason, now: now() }, transaction)
  })
  return { kind: 'done', act: 'report' }
}

async function isModeratorOf(
  { payload, forum }: ForumSite,
  id: number,
  { writer, locale }: ActingContext,
): Promise<boolean> {
  const topic = await findTopic(payload, id)
  const board = (await forum.boards(locale)).find((one) => one.id === topic?.board)
  return board !== undefined && mayInForum(writer.actor, 'moderate', { board })
}

async function act(
  site: ForumSite,
  { reply, topic }: PlacedPost,
  { asked, moderator }: { readonly asked: Exclude<AskedAct, { kind: 'report' }>; readonly moderator: number },
): Promise<TakenAct> {
  const { payload, forum, now } = site
  const context = { by: { moderator }, reason: asked.reason, now: now() }
  const { base } = await forum.place(topic.language)
  const done = { kind: 'done', act: asked.kind } as const
  let taken: TakenAct = REFUSED
  const work = async (transaction: Transaction): Promise<TakenAct> => {
    switch (asked.kind) {
      case 'post':
        await actOnPost(payload, { ...context, act: asked.act, reply: reply.id }, transaction)
        return done
      case 'topic':
        await actOnTopic(payload, topic, { ...context, act: asked.act, number: reply.number }, transaction)
        return done
      case 'move':
        await moveTopic(payload, topic, { ...context, board: asked.board }, transaction)
        return done
      case 'merge': {
        const into = await findTopic(payload, asked.into, transaction)
        const isMerged = await mergeTopics(payload, { ...context, topic: topic.id, into: asked.into }, transaction)
        if (!into || !isMerged) return REFUSED
        return { ...done, path: replyAddress(topicPath(into, base), into.lastNumber + 1) }
      }
      case 'split': {
        const slug = topicSlug(asked.title, topic.language)
        const made = await splitTopic(payload, { ...context, reply: reply.id, title: asked.title, slug }, transaction)
        return made === undefined ? REFUSED : { ...done, path: topicPath({ id: made, slug }, base) }
      }
    }
  }
  await inTransaction(payload, async (transaction) => {
    taken = await work(transaction)
  })
  contentCache(payload).expire()
  return taken
}
