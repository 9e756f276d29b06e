import { answerIn } from '@vitrine/content/answers'
import { list, text } from '@vitrine/content/core'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import { queueMails } from '@vitrine/delivery/store'
import type { Payload } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import { RELEASE_WORDS, releasedText, sentText } from '../../core/inbox/release-words.ts'
import { type FormWebhook, queueFormWebhooks } from '../../store/queue-form-webhooks.ts'
import { forRole, sentence } from './for-role.ts'
import { NO_MESSAGE, NONE_SELECTED } from './inbox-answers.ts'
import { listedIds, listedWhere } from './listed-messages.ts'
import { messageId } from './message-id.ts'

/**
 * `POST /api/submissions/:id/release`: sends what was taken for spam. Mails and webhooks are those that the intake wrote
 * when the message came, so it matters neither what became of the form since, nor whether it is still there. A message
 * that an editor took for spam is back in the inbox: it was sent before.
 */
export const releaseMessage = forRole(SUBMISSIONS, 'update', async (req) => {
  const { payload, routeParams } = req
  const id = messageId(routeParams)
  if (id === undefined) return sentence(404, answerIn(NO_MESSAGE, req))
  const [found] = await runSql(payload, sql`select status, held_mails from submissions where id = ${id}`)
  if (!found) return sentence(404, answerIn(NO_MESSAGE, req))
  if (found.status === 'spam' && found.held_mails == null)
    return sentence(409, answerIn(RELEASE_WORDS.withoutMail, req))
  const released = await release(payload, id, new Date())
  return released === undefined
    ? sentence(409, answerIn(RELEASE_WORDS.sentBefore, req))
    : sentence(200, answerIn(sentText(released), req))
})

/** Messages that are released at a time. */
const MAX_RELEASED = 500

/**
 * `POST /api/submissions/release?where=`: sends all spam that a filter lets through, as {@link releaseMessage} does. What
 * was kept without its mails stays.
 */
export const releaseMessages = forRole(SUBMISSIONS, 'update', async (req) => {
  const where = listedWhere(req)
  if (!where) return sentence(400, answerIn(NONE_SELECTED, req))
  const ids = await listedIds(req, { and: [where, { status: { equals: 'spam' } }] }, MAX_RELEASED)
  const released: number[] = []
  for (const id of ids) {
    const [held] = await runSql(
      req.payload,
      sql`select id from submissions where id = ${id} and held_mails is not null`,
    )
    const mails = held && (await release(req.payload, id, new Date()))
    if (mails !== undefined) released.push(mails)
  }
  const sent = released.filter((mails) => mails > 0).length
  const counts = { sent, back: released.length - sent, left: ids.length - released.length }
  return sentence(200, answerIn(releasedText(counts), req))
})

/** @returns How many mails are on their way; undefined when the message was no spam. */
async function release(payload: Payload, id: number, now: Date): Promise<number | undefined> {
  let count: number | undefined
  await inTransaction(payload, async (transaction) => {
    // Who changes the status sends the mails: of two releases only one finds spam here. An editor who saved a note at the
    // same moment may have made it spam again, but not undone what is on its way.
    const [row] = await runSql(
      payload,
      sql`update submissions set status = 'mail_sent', updated_at = ${now.toISOString()}
        where id = ${id} and status = 'spam' returning held_mails`,
      transaction,
    )
    if (!row) return
    const [sent] = await runSql(
      payload,
      sql`select id from deliveries where submission_id = ${id} limit 1`,
      transaction,
    )
    await runSql(payload, sql`update submissions set held_mails = null where id = ${id}`, transaction)
    const held = list(fromColumn(row.held_mails))
    if (sent && held.length > 0) return
    const mails = held
      .filter((delivery) => asWebhook(delivery).length === 0)
      .map((mail) => ({ ...mail, subject: text(mail.subject) ?? '', to: text(mail.to) ?? '' }))
    const queued = { submission: id, at: now }
    await queueMails(payload, { mails, ...queued }, transaction)
    await queueFormWebhooks(payload, { webhooks: held.flatMap(asWebhook), ...queued }, transaction)
    count = mails.length
  })
  return count
}

/** Only the intake writes the column, so what says that it is a webhook is one. */
function asWebhook(held: object): readonly FormWebhook[] {
  return 'kind' in held && held.kind === 'webhook' ? [held as FormWebhook] : []
}
