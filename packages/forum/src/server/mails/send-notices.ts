import { inTransaction } from '@vitrine/content/sql'
import { queueMails } from '@vitrine/delivery/store'
import { noticeMail } from '../../core/mails/notice-mail.ts'
import { addDigestLine, type Notice, pendingNotices, takeNotice } from '../../store/notice-rows.ts'
import { findReply } from '../../store/reply-rows.ts'
import { findTopic } from '../../store/topic-rows.ts'
import { type MailSite, mailedPost, unsubscribeAddress, unsubscribeHeaders } from './mail-site.ts'
import { type Receiver, receiversOf } from './receivers.ts'

/** Notices of one round. */
const MAX_NOTICES = 500

/**
 * Mails those who want to know of the replies that have been shown since. A notice is taken in the transaction that queues its
 * mails: each goes out once, however many processes send.
 */
export async function sendNotices(site: MailSite, now: Date): Promise<void> {
  for (const notice of await pendingNotices(site.payload, MAX_NOTICES)) await sendNotice(site, notice, now)
}

async function sendNotice(site: MailSite, { reply: id, at }: Notice, now: Date): Promise<void> {
  const { payload, forum } = site
  const reply = await findReply(payload, { id })
  const topic = reply && (await findTopic(payload, reply.topic))
  const board = topic && (await forum.boards(topic.language)).find((one) => one.id === topic.board)
  const isShown = reply?.state === 'shown' && topic?.state === 'shown'
  const receivers = isShown && board ? await receiversOf(site, { reply, topic, board, at }) : []
  const mails =
    isShown && board
      ? await Promise.all(
          receivers
            .filter(({ choice }) => choice === 'once')
            .map(async ({ member, reason, token }) => {
              const { address: to, language: locale } = member
              const unsubscribe = await unsubscribeAddress(site, token, locale)
              const post = await mailedPost(site, reply, topic)
              const written = noticeMail(reason, { post, board: board.title, unsubscribe, locale })
              return { from: site.mailFrom, to, headers: unsubscribeHeaders(unsubscribe), ...written }
            }),
        )
      : []
  const inDigests: readonly Receiver[] = receivers.filter(({ choice }) => choice === 'digest')
  await inTransaction(payload, async (transaction) => {
    if (!(await takeNotice(payload, id, transaction))) return
    // Mails of one queueing go out one after the other: a receiver who cannot be reached would hold up the rest.
    for (const mail of mails) await queueMails(payload, { mails: [mail], submission: null, at: now }, transaction)
    for (const { member } of inDigests) await addDigestLine(payload, { member: member.id, reply: id, now }, transaction)
  })
  if (mails.length > 0) site.onQueued()
}
