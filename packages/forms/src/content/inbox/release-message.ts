import { list, text } from '@vitrine/content/core'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import { queueMails } from '@vitrine/delivery/store'
import type { Payload } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import { type FormWebhook, queueFormWebhooks } from '../../store/queue-form-webhooks.ts'
import { forRole, sentence } from './for-role.ts'
import { listedIds, listedWhere } from './listed-messages.ts'
import { messageId } from './message-id.ts'

/**
 * `POST /api/submissions/:id/release`: sends what was taken for spam. Mails and webhooks are those that the intake wrote
 * when the message came, so it matters neither what became of the form since, nor whether it is still there.
 */
export const releaseMessage = forRole(SUBMISSIONS, 'update', async ({ payload, routeParams }) => {
  const id = messageId(routeParams)
  if (id === undefined) return sentence(404, 'There is no such message.')
  const [found] = await runSql(payload, sql`select status, held_mails from submissions where id = ${id}`)
  if (!found) return sentence(404, 'There is no such message.')
  if (found.status === 'spam' && found.held_mails == null) {
    return sentence(409, 'This message was stored without its mail, so there is none to send. Answer it by hand.')
  }
  const released = await release(payload, id, new Date())
  return released === undefined
    ? sentence(409, 'This message is not spam and has already been sent.')
    : sentence(200, sentTo(released))
})

/** Messages that are released at a time. */
const MAX_RELEASED = 500

/**
 * `POST /api/submissions/release?where=`: sends all spam that a filter lets through, as {@link releaseMessage} does. What
 * was kept without its mails stays.
 */
export const releaseMessages = forRole(SUBMISSIONS, 'update', async (req) => {
  const where = listedWhere(req)
  if (!where) return sentence(400, 'Select messages first.')
  const ids = await listedIds(req, { and: [where, { status: { equals: 'spam' } }] }, MAX_RELEASED)
  let released = 0
  for (const id of ids) {
    const [held] = await runSql(
      req.payload,
      sql`select id from submissions where id = ${id} and held_mails is not null`,
    )
    if (held && (await release(req.payload, id, new Date())) !== undefined) released += 1
  }
  return sentence(200, releasedSentence(released, ids.length))
})

function releasedSentence(released: number, found: number): string {
  const unsent = found - released
  const byHand = `${unsent} without mails to send ${unsent === 1 ? 'stays' : 'stay'} spam: answer by hand.`
  if (found === 0) return 'None of these messages is spam.'
  if (released === 0) return `Nothing was sent. ${byHand}`
  const sent =
    released === 1 ? '1 message is no spam and on its way.' : `${released} messages are no spam and on their way.`
  return unsent === 0 ? sent : `${sent} ${byHand}`
}

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

function sentTo(mails: number): string {
  if (mails === 0) return 'This message is no spam. Its form sends no mail.'
  return mails === 1
    ? 'This message is no spam. Its mail is on its way.'
    : 'This message is no spam. Its mails are on their way.'
}
