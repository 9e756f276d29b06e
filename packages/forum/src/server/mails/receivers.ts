import type { Member } from '@vitrine/accounts/members'
import type { Board } from '../../core/board.ts'
import { MAX_SUBSCRIBERS } from '../../core/limits.ts'
import type { MailChoice, NoticeReason } from '../../core/mails/mail-choice.ts'
import { mentionedKeys } from '../../core/mails/mentions.ts'
import { ownWordsOfPost } from '../../core/post/post-tree.ts'
import { readPost } from '../../core/post/read-post.ts'
import { mayInForum } from '../../core/rights.ts'
import type { StoredReply, StoredTopic } from '../../core/stored-topic.ts'
import { blockedOf, memberOfPerson, membersByKeys } from '../../store/people-rows.ts'
import { readersOf, type Subscription, subscriptionsTo } from '../../store/subscription-rows.ts'
import type { MailSite } from './mail-site.ts'

/** Somebody who wants to know of a post. */
export interface Receiver {
  readonly member: Member
  readonly reason: NoticeReason
  readonly choice: Exclude<MailChoice, 'none'>
  /** Ends such mails. */
  readonly token: string
}

/** Finds who wanted to know of a post when it was shown and may read it, but who wrote it. Who is blocked gets no mail. */
export async function receiversOf(
  site: MailSite,
  {
    reply,
    topic,
    board,
    at,
  }: { readonly reply: StoredReply; readonly topic: StoredTopic; readonly board: Board; readonly at: Date },
): Promise<readonly Receiver[]> {
  const { payload, members } = site
  const ofTopic = await subscriptionsTo(payload, { to: { topic: topic.id }, at, count: MAX_SUBSCRIBERS })
  const ofBoard =
    reply.number === 1 ? await subscriptionsTo(payload, { to: { board: board.id }, at, count: MAX_SUBSCRIBERS }) : []
  const mentioned = await mentionedMembers(site, reply)
  const writer = reply.person === undefined ? undefined : await memberOfPerson(payload, reply.person)
  const left = new Set(ofTopic.filter(({ isMuted }) => isMuted).map(({ member }) => member))
  const wanted = new Map<number, { readonly reason: NoticeReason; readonly token?: string }>()
  const add = (reason: NoticeReason, subscriptions: readonly Subscription[]) => {
    for (const { member, token } of subscriptions) wanted.set(member, { reason, token })
  }
  add('board', ofBoard)
  add('topic', ofTopic)
  for (const member of mentioned) wanted.set(member, { reason: 'mention' })
  const ids = [...wanted.keys()].filter((member) => member !== writer && !left.has(member))
  if (ids.length === 0) return []
  const [found, blocked, readers] = await Promise.all([
    members.membersOf(ids),
    blockedOf(payload, ids),
    readersOf(payload, ids),
  ])
  return found.flatMap((member) => {
    const [settings, want] = [readers.get(member.id), wanted.get(member.id)]
    const mayRead = mayInForum({ role: 'member', address: member.address }, 'read', { board })
    if (!settings || !want || settings.mails === 'none' || blocked.has(member.id) || !mayRead) return []
    return { member, reason: want.reason, choice: settings.mails, token: want.token ?? settings.token }
  })
}

async function mentionedMembers({ payload }: MailSite, { source }: StoredReply): Promise<readonly number[]> {
  const mentions = mentionedKeys(ownWordsOfPost(readPost(source)))
  const members = await membersByKeys(payload, [...new Set(mentions.flat())])
  return mentions.flatMap((keys) => {
    const key = keys.find((one) => members.has(one))
    return key === undefined ? [] : (members.get(key) ?? [])
  })
}
