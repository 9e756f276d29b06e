import { answerIn } from '@vitrine/content/answers'
import { type AdminText, record, text } from '@vitrine/content/core'
import { inTransaction, runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import { displayName, isWrittenAddress, mailId, writeMailboxes } from '@vitrine/delivery/core'
import { queueMails } from '@vitrine/delivery/store'
import type { Payload, PayloadRequest } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import { namesAddress } from '../../core/inbox/about-address.ts'
import { type Reply, repliesOf } from '../../core/inbox/reply.ts'
import { referencesOf, replyMail } from '../../core/inbox/reply-mail.ts'
import { MAX_REPLIES, parseReply, type WrittenReply } from '../../core/inbox/written-reply.ts'
import { forRole, sentence } from './for-role.ts'
import { NO_MESSAGE } from './inbox-answers.ts'
import { messageId } from './message-id.ts'

/**
 * `POST /api/submissions/:id/reply` with `{ subject, text }`: sends an answer to the sender of a message, through the
 * queue, and adds it to the message with the account that wrote it. A new message is in progress afterwards. A refusal is
 * a sentence: 400 for an answer that cannot be sent, 404 for no message, 409 for spam and for a message that has
 * {@link MAX_REPLIES} answers.
 */
export const replyToMessage = forRole(SUBMISSIONS, 'update', async (req) => {
  const refuse = (status: number, why: AdminText) => sentence(status, answerIn(why, req))
  const id = messageId(req.routeParams)
  const sender = id === undefined ? undefined : await readSender(req.payload, id)
  if (id === undefined || sender === undefined) return refuse(404, NO_MESSAGE)
  if (sender.isSpam) return refuse(409, IS_SPAM)
  if (!isWrittenAddress(sender.email)) return refuse(400, NO_ADDRESS)
  const parsed = parseReply(await req.json?.().catch(() => undefined))
  if ('problem' in parsed) return refuse(400, parsed.problem)
  const sent = await sendReply(req, { id, sender, written: parsed.reply })
  if (sent === 'spam') return refuse(409, IS_SPAM)
  if (sent === 'full') return refuse(409, IS_FULL)
  return Response.json(
    { message: answerIn(onItsWay(sender.email), req), reply: sent },
    { headers: { 'cache-control': 'no-store' } },
  )
})

const IS_SPAM: AdminText = {
  en: 'This message is in spam. Choose "Not spam" first, then answer it.',
  de: 'Diese Nachricht liegt im Spam. Zuerst „Kein Spam“ wählen, dann antworten.',
}

const NO_ADDRESS: AdminText = {
  en: 'This message has no e-mail address to send an answer to.',
  de: 'Diese Nachricht hat keine E-Mail-Adresse, an die eine Antwort gehen kann.',
}

const IS_FULL: AdminText = {
  en: `This message has ${MAX_REPLIES} answers already. Write the next one in your mail program.`,
  de: `Diese Nachricht hat schon ${MAX_REPLIES} Antworten. Die nächste im E-Mail-Programm schreiben.`,
}

function onItsWay(address: string): AdminText {
  return { en: `The answer to ${address} is on its way.`, de: `Die Antwort an ${address} ist unterwegs.` }
}

/** Sender of a message. */
interface MessageSender {
  readonly name: string
  /** As it was written; empty for none. */
  readonly email: string
  readonly isSpam: boolean
}

async function readSender(payload: Payload, id: number): Promise<MessageSender | undefined> {
  const [row] = await runSql(payload, sql`select from_name, from_email, status from submissions where id = ${id}`)
  if (!row) return undefined
  return {
    name: text(row.from_name) ?? '',
    email: (text(row.from_email) ?? '').trim(),
    isSpam: row.status === 'spam',
  }
}

/** Queues a reply and adds it to its message, as one. @returns The reply, or why there is none. */
async function sendReply(
  req: PayloadRequest,
  answer: { readonly id: number; readonly sender: MessageSender; readonly written: WrittenReply },
): Promise<Reply | 'spam' | 'full'> {
  const { payload } = req
  const { id, sender, written } = answer
  const { name, email } = record(req.user)
  const person = { person: Number(req.user?.id), personName: text(name) ?? text(email) ?? '' }
  const to = writeMailboxes([{ name: displayName(sender.name), address: sender.email }])
  const replyTo = await replyAddress(req)
  const domain = new URL(payload.config.custom.siteUrl).hostname
  const at = new Date()
  let sent: Reply | 'spam' | 'full' = 'spam'
  await inTransaction(payload, async (transaction) => {
    // Replies to one message wait for each other here, so that none is written over another.
    const [row] = await runSql(
      payload,
      sql`update submissions set updated_at = ${at.toISOString()},
          handling = case when coalesce(handling, 'new') = 'new' then 'open' else handling end
        where id = ${id} and status <> 'spam' returning replies`,
      transaction,
    )
    sent = 'spam'
    if (!row) return
    const before = repliesOf(fromColumn(row.replies))
    sent = 'full'
    if (before.length >= MAX_REPLIES) return
    const first = await firstToken(payload, { id, address: sender.email, replies: before }, transaction)
    const earlier = before.map((reply) => reply.messageId)
    const mail = replyMail(written, {
      from: payload.email.defaultFromAddress,
      to,
      replyTo,
      references: referencesOf(mailId(first, domain), earlier),
    })
    const { deliveries } = await queueMails(payload, { mails: [mail], submission: id, at }, transaction)
    const replies = deliveries.map(({ id: delivery, token }) => ({
      id: token,
      sentAt: at.toISOString(),
      ...person,
      to,
      ...written,
      messageId: mailId(token, domain),
      delivery,
    }))
    sent = replies[0] ?? 'full'
    await runSql(
      payload,
      sql`update submissions set replies = ${JSON.stringify([...before, ...replies])} where id = ${id}`,
      transaction,
    )
  })
  return sent
}

/** Address for answers: that of the site, else that of the account that writes. */
async function replyAddress({ payload, user }: PayloadRequest): Promise<string> {
  const { email } = record(await payload.findGlobal({ slug: 'site', depth: 0 }))
  return text(email) ?? String(user?.email)
}

/** Names the mail that the sender of a message got first, or the message itself when there was none. */
async function firstToken(
  payload: Payload,
  { id, address, replies }: { readonly id: number; readonly address: string; readonly replies: readonly Reply[] },
  transaction: Transaction,
): Promise<string> {
  const mails = await runSql(
    payload,
    sql`select id, token, recipient from deliveries where submission_id = ${id} and kind = 'mail' order by id`,
    transaction,
  )
  const answers = new Set(replies.map(({ delivery }) => delivery))
  const got = mails.find(
    (mail) => !answers.has(Number(mail.id)) && namesAddress(address.toLowerCase(), String(mail.recipient)),
  )
  return got ? String(got.token) : `message-${id}`
}
