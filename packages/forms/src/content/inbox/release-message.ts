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
import { listedIds, listedWhere } from './listed-messages.ts'
import { messageId } from './message-id.ts'

/**
 * `POST /api/submissions/:id/release`: sends what was taken for spam. Mails and webhooks are those that the intake wrote
 * when the message came, so it matters neither what became of the form since, nor whether it is still there.
 */
export const releaseMessage = forRole(SUBMISSIONS, 'update', async (req) => {
  const { payload, routeParams } = req
  const id = messageId(routeParams)
  if (id === undefined) return sentence(404, answerIn(RELEASE_WORDS.noMessage, req))
  const [found] = await runSql(payload, sql`select status, held_mails from submissions where id = ${id}`)
  if (!found) return sentence(404, answerIn(RELEASE_WORDS.noMessage, req))
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
  if (!where) return sentence(400, answerIn(RELEASE_WORDS.noneSelected, req))
  const ids = await listedIds(req, { and: [where, { status: { equals: 'spam' } }] }, MAX_RELEASED)
  let released = 0
  for (const id of ids) {
    const [held] = await runSql(
      req.payload,
      sql`select id from submissions where id = ${id} and held_mails is not null`,
    )
    if (held && (await release(req.payload, id, new Date())) !== undefined) released += 1
  }
  return sentence(200, answerIn(releasedText(released, ids.length), req))
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
    if (sent) return
    const held = list(fromColumn(row.held_mails))
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
