import type { Member } from '@vitrine/accounts/members'
import { text } from '@vitrine/content/core'
import { rememberedGlobal } from '@vitrine/content/queries'
import { inTransaction, type Transaction } from '@vitrine/content/sql'
import { queueMails } from '@vitrine/delivery/store'
import { DIGEST_HOURS, MAX_DIGEST_POSTS } from '../../core/limits.ts'
import { digestMail, type MailedPost } from '../../core/mails/notice-mail.ts'
import { mayInForum } from '../../core/rights.ts'
import { dueDigests, takeDigest } from '../../store/notice-rows.ts'
import { blockedOf } from '../../store/people-rows.ts'
import { findReply } from '../../store/reply-rows.ts'
import { readersOf } from '../../store/subscription-rows.ts'
import { findTopic } from '../../store/topic-rows.ts'
import { type MailSite, mailedPost, unsubscribeAddress, unsubscribeHeaders } from './mail-site.ts'

/** Digests of one round. */
const MAX_DIGESTS = 200

const HOUR_MS = 3_600_000

/** Mails digests that have gathered for a day. Each is taken in the transaction that queues it. */
export async function sendDigests(site: MailSite, now: Date): Promise<void> {
  const { payload, members } = site
  const since = new Date(now.getTime() - DIGEST_HOURS * HOUR_MS)
  const due = await dueDigests(payload, since, MAX_DIGESTS)
  if (due.length === 0) return
  const [found, blocked] = await Promise.all([members.membersOf(due), blockedOf(payload, due)])
  const readSite = rememberedGlobal(payload, 'site')
  for (const id of due) {
    const member = blocked.has(id) ? undefined : found.find((one) => one.id === id)
    const name = member && (text((await readSite(member.language)).name) ?? new URL(site.siteUrl).host)
    const token = member && (await readersOf(payload, [id])).get(id)?.token
    await inTransaction(payload, async (transaction) => {
      const replies = await takeDigest(payload, id, transaction)
      if (!member || name === undefined || token === undefined) return
      const posts = await postsOf(site, { member, replies }, transaction)
      if (posts.length === 0) return
      const unsubscribe = await unsubscribeAddress(site, token, member.language)
      const written = digestMail({
        posts,
        hasMore: replies.length > MAX_DIGEST_POSTS,
        site: name,
        unsubscribe,
        locale: member.language,
      })
      const mail = { from: site.mailFrom, to: member.address, headers: unsubscribeHeaders(unsubscribe), ...written }
      await queueMails(payload, { mails: [mail], submission: null, at: now }, transaction)
    })
  }
  site.onQueued()
}

/** Posts of a digest that are still there for the member. */
async function postsOf(
  site: MailSite,
  { member, replies }: { readonly member: Member; readonly replies: readonly number[] },
  transaction: Transaction,
): Promise<readonly MailedPost[]> {
  const { payload, forum } = site
  const posts: MailedPost[] = []
  for (const id of replies.slice(0, MAX_DIGEST_POSTS)) {
    const reply = await findReply(payload, { id }, transaction)
    const topic = reply && (await findTopic(payload, reply.topic, transaction))
    const board = topic && (await forum.boards(topic.language)).find((one) => one.id === topic.board)
    if (reply?.state !== 'shown' || topic?.state !== 'shown' || !board) continue
    if (!mayInForum({ role: 'member', address: member.address }, 'read', { board })) continue
    posts.push(await mailedPost(site, reply, topic))
  }
  return posts
}
