import { type Query, queryField } from '@vitrine/content/queries'
import { personalPath } from '../core/addresses.ts'
import { FORUM_FIELDS, parseForumId } from '../core/writing-form.ts'
import type { ActOutcome, WritingScreen } from '../core/writing-screen.ts'
import type { ForumSite, PostedForm } from './forum-site.ts'
import { NOT_TAKEN, TOO_MANY } from './forum-site.ts'
import { moderationQueue, takeQueue } from './moderation-queue.ts'
import { findPlacedPost, postInHand, rightsOnPost } from './post-in-hand.ts'
import { type TakenAct, takeAct } from './take-act.ts'
import type { Writer } from './writer.ts'

/** A request for a page on which somebody acts on posts. */
export interface ModerationVisit {
  readonly writer: Writer
  /** BCP 47 tag of the page. */
  readonly locale: string
  readonly query: Query
  /** Form that was posted; undefined: somebody only looks. */
  readonly posted: PostedForm | undefined
}

/** Answer to such a request. */
export type ModerationAnswer =
  | { readonly kind: 'screen'; readonly screen: WritingScreen; readonly status: number }
  /** @property path Path with its query. */
  | { readonly kind: 'lead'; readonly path: string }

/** Acts that have just been done, as the address of the page after them says. */
const DONE = ['report', 'post', 'topic', 'move', 'merge', 'split'] as const

/** The page of one post: its report, and what may be done with it. Undefined: there is no such post for this member. */
export async function postPage(site: ForumSite, visit: ModerationVisit): Promise<ModerationAnswer | undefined> {
  const { writer, locale, query, posted } = visit
  const placed = await findPlacedPost(site, parseForumId(queryField(query, FORUM_FIELDS.reply)), visit)
  if (!placed) return undefined
  const { base } = await site.forum.place(locale)
  const path = `${personalPath('post', base)}?${new URLSearchParams({ [FORUM_FIELDS.reply]: String(placed.reply.id) })}`
  const taken = posted && (await takeAct(site, placed, { writer, locale, posted }))
  if (taken?.kind === 'done') {
    return { kind: 'lead', path: taken.path ?? `${path}&${FORUM_FIELDS.done}=${taken.act}` }
  }
  const [post, rights] = await Promise.all([
    postInHand(site, placed, writer),
    rightsOnPost(site, placed, { writer, locale }),
  ])
  const outcome = outcomeOf(visit, taken)
  const screen: WritingScreen = { kind: 'post', post, rights, action: actionOf(site, path, locale), outcome }
  return { kind: 'screen', screen, status: statusOf(taken) }
}

/** Queue of a moderator. Undefined for others. */
export async function queuePage(site: ForumSite, visit: ModerationVisit): Promise<ModerationAnswer | undefined> {
  const { writer, locale, posted } = visit
  const before = await moderationQueue(site, { writer, locale })
  if (!before) return undefined
  const { base } = await site.forum.place(locale)
  const path = personalPath('queue', base)
  const taken = posted && (await takeQueue(site, { writer, locale, posted }))
  if (taken?.kind === 'done') return { kind: 'lead', path: `${path}?${FORUM_FIELDS.done}=${taken.act}` }
  const outcome = outcomeOf(visit, taken)
  const screen: WritingScreen = { kind: 'queue', posts: before, action: actionOf(site, path, locale), outcome }
  return { kind: 'screen', screen, status: statusOf(taken) }
}

function actionOf({ addressOf }: Pick<ForumSite, 'addressOf'>, path: string, locale: string): string {
  return encodeURI(addressOf(path, locale))
}

function outcomeOf({ query, posted }: ModerationVisit, taken: TakenAct | undefined): ActOutcome {
  if (taken?.kind === 'refused') {
    return { problem: taken.problem, reason: posted?.fields.get(FORUM_FIELDS.reason) ?? '' }
  }
  const done = DONE.find((act) => act === queryField(query, FORUM_FIELDS.done))
  return done ? { done } : {}
}

function statusOf(taken: TakenAct | undefined): number {
  if (taken?.kind !== 'refused') return 200
  return taken.problem === 'tooMany' ? TOO_MANY : NOT_TAKEN
}
