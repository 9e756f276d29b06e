import { given } from '@vitrine/content/core'
import { type Query, queryField } from '@vitrine/content/queries'
import { inTransaction } from '@vitrine/content/sql'
import { personalPath, topicPath } from '../core/addresses.ts'
import { MAX_SUBSCRIBERS, MAX_SUBSCRIPTIONS } from '../core/limits.ts'
import { MAIL_CHOICES } from '../core/mails/mail-choice.ts'
import { mayInForum } from '../core/rights.ts'
import { FORUM_FIELDS, parseFormKey, parseForumId } from '../core/writing-form.ts'
import type { ShownSubscription, SubscriptionAct, WritingScreen } from '../core/writing-screen.ts'
import {
  chooseMails,
  countSubscriptions,
  findSubscription,
  findToken,
  readersOf,
  type SubscribedTo,
  subscribe,
  subscriptionsOf,
  unsubscribe,
} from '../store/subscription-rows.ts'
import { findTopic } from '../store/topic-rows.ts'
import { type ForumSite, NOT_TAKEN, type PostedForm } from './forum-site.ts'
import type { ModerationAnswer, ModerationVisit } from './moderation-pages.ts'
import type { Writer } from './writer.ts'

/** Acts of the page of mails. */
const ACTS = ['subscribe', 'unsubscribe', 'mute'] as const satisfies readonly SubscriptionAct[]

/** Who asks, on a page of a language. */
interface MailContext {
  readonly writer: Writer
  /** BCP 47 tag of the page. */
  readonly locale: string
}

/** The page on which a member subscribes, and chooses how mails come. */
export async function mailsPage(site: ForumSite, visit: ModerationVisit): Promise<ModerationAnswer> {
  const { payload, forum, addressOf } = site
  const { writer, locale, query, posted } = visit
  const { id: member } = writer.member
  const { base } = await forum.place(locale)
  const path = personalPath('mails', base)
  const isTaken = posted && (await takeMails(site, visit, posted))
  if (isTaken) return { kind: 'lead', path: `${path}?${FORUM_FIELDS.done}=mails` }
  const [readers, subscriptions, about] = await Promise.all([
    readersOf(payload, [member]),
    subscriptionsOf(payload, member, MAX_SUBSCRIPTIONS),
    subjectIn(query),
  ])
  const shown: ShownSubscription[] = []
  for (const { to, isMuted } of subscriptions) {
    const one = await shownSubscription(site, to, visit)
    if (one) shown.push({ ...one, isMuted })
  }
  const named =
    about && !subscriptions.some(({ to }) => isSame(to, about)) && (await shownSubscription(site, about, visit))
  const screen: WritingScreen = {
    kind: 'mails',
    action: encodeURI(addressOf(path, locale)),
    choice: readers.get(member)?.mails ?? 'once',
    subscriptions: shown,
    isDone: queryField(query, FORUM_FIELDS.done) !== undefined,
    isRefused: isTaken === false,
    ...given({ about: named || undefined }),
  }
  return { kind: 'screen', screen, status: isTaken === false ? NOT_TAKEN : 200 }
}

/** Takes a form of the page. @returns False for what cannot be done. */
async function takeMails(
  { payload, forum, now }: ForumSite,
  context: MailContext,
  { fields }: PostedForm,
): Promise<boolean> {
  const { member } = context.writer
  const choice = MAIL_CHOICES.find((one) => one === fields.get(FORUM_FIELDS.mails))
  if (choice) {
    await inTransaction(payload, (transaction) => chooseMails(payload, member.id, choice, transaction))
    return true
  }
  const act = ACTS.find((one) => one === fields.get(FORUM_FIELDS.action))
  const to = subjectIn(Object.fromEntries(fields))
  if (!act || !to) return false
  if (act === 'unsubscribe') {
    await unsubscribe(payload, member.id, to)
    return true
  }
  if (!(await mayReadSubject({ payload, forum }, to, context))) return false
  const isNew = (await findSubscription(payload, member.id, to)) === undefined
  if (isNew && (await isFull(payload, member.id, to))) return false
  await subscribe(payload, { member: member.id, to, isMuted: act === 'mute', now: now() })
  return true
}

async function isFull(payload: ForumSite['payload'], member: number, to: SubscribedTo): Promise<boolean> {
  if ((await countSubscriptions(payload, to)) >= MAX_SUBSCRIBERS) return true
  return (await subscriptionsOf(payload, member, MAX_SUBSCRIPTIONS)).length >= MAX_SUBSCRIPTIONS
}

/** Reads which topic or board is meant. */
function subjectIn(query: Query): SubscribedTo | undefined {
  const topic = parseForumId(queryField(query, FORUM_FIELDS.topic))
  if (topic !== undefined) return { topic }
  const board = parseForumId(queryField(query, FORUM_FIELDS.board))
  return board === undefined ? undefined : { board }
}

function isSame(one: SubscribedTo, other: SubscribedTo): boolean {
  return 'topic' in one ? 'topic' in other && one.topic === other.topic : 'board' in other && one.board === other.board
}

async function mayReadSubject(
  site: Pick<ForumSite, 'payload' | 'forum'>,
  to: SubscribedTo,
  context: MailContext,
): Promise<boolean> {
  return (await placeOfSubject(site, to, context)) !== undefined
}

/** Name and path of a topic or board that a member reads. */
async function placeOfSubject(
  { payload, forum }: Pick<ForumSite, 'payload' | 'forum'>,
  to: SubscribedTo,
  { writer, locale }: MailContext,
): Promise<{ readonly title: string; readonly path: string; readonly language: string } | undefined> {
  const topic = 'topic' in to ? await findTopic(payload, to.topic) : undefined
  const language = topic?.language ?? locale
  const id = 'board' in to ? to.board : topic?.board
  const board = (await forum.boards(language)).find((one) => one.id === id)
  if (!board || !mayInForum(writer.actor, 'read', { board })) return undefined
  if ('board' in to) return { title: board.title, path: board.path, language }
  const { base } = await forum.place(language)
  return topic?.state === 'shown' ? { title: topic.title, path: topicPath(topic, base), language } : undefined
}

async function shownSubscription(
  site: ForumSite,
  to: SubscribedTo,
  context: MailContext,
): Promise<Omit<ShownSubscription, 'isMuted'> | undefined> {
  const place = await placeOfSubject(site, to, context)
  if (!place) return undefined
  const [kind, id] = 'topic' in to ? (['topic', to.topic] as const) : (['board', to.board] as const)
  return { kind, id, title: place.title, href: encodeURI(site.addressOf(place.path, place.language)) }
}

/**
 * The page that ends mails without signing in: by a button, or by the request that mail programs send. Undefined for a key that
 * ends nothing any more.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8058
 */
export async function unsubscribePage(
  { payload, forum, addressOf }: Pick<ForumSite, 'payload' | 'forum' | 'addressOf'>,
  { query, locale, isPosted }: { readonly query: Query; readonly locale: string; readonly isPosted: boolean },
): Promise<WritingScreen | undefined> {
  const key = parseFormKey(queryField(query, FORUM_FIELDS.key))
  const found = key === undefined ? undefined : await findToken(payload, key)
  if (key === undefined || !found) return undefined
  const { base } = await forum.place(locale)
  const action = `${encodeURI(addressOf(personalPath('unsubscribe', base), locale))}?${FORUM_FIELDS.key}=${key}`
  if (isPosted && found.kind === 'all') {
    await inTransaction(payload, (transaction) => chooseMails(payload, found.member, 'none', transaction))
  } else if (isPosted && found.kind === 'subscription') {
    await unsubscribe(payload, found.subscription.member, found.subscription.to)
  }
  return { kind: 'unsubscribe', action, isAll: found.kind === 'all', isDone: isPosted }
}
