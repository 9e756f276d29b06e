import { answerIn } from '@vitrine/content/answers'
import { type AdminText, list, text } from '@vitrine/content/core'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import { queueMails } from '@vitrine/delivery/store'
import type { Payload } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
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
  const { payload } = req
  const answer = (status: number, words: AdminText) => sentence(status, answerIn(words, req))
  const id = messageId(req.routeParams)
  if (id === undefined) return answer(404, NO_MESSAGE)
  const [found] = await runSql(payload, sql`select status, held_mails from submissions where id = ${id}`)
  if (!found) return answer(404, NO_MESSAGE)
  if (found.status === 'spam' && found.held_mails == null) return answer(409, WITHOUT_MAIL)
  const released = await release(payload, id, new Date())
  return released === undefined ? answer(409, NO_SPAM) : answer(200, releasedText(released))
})

const WITHOUT_MAIL: AdminText = {
  en: 'This message was stored without its mail, so there is none to send. Answer it by hand.',
  de: 'Diese Nachricht wurde ohne ihre E-Mail gespeichert, es gibt also keine zu senden. Von Hand antworten.',
}

const NO_SPAM: AdminText = {
  en: 'This message is not spam and has already been sent.',
  de: 'Diese Nachricht ist kein Spam und wurde schon gesendet.',
}

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
  const words = releasedTexts({ sent, back: released.length - sent, left: ids.length - released.length })
  return sentence(200, words.map((text) => answerIn(text, req)).join(' '))
})

/**
 * Sentences about a release of many.
 *
 * @param counts.sent Messages whose mails are on their way.
 * @param counts.back Messages that had no mail to send.
 * @param counts.left Messages that stay spam.
 */
function releasedTexts({ sent, back, left }: Readonly<Record<'sent' | 'back' | 'left', number>>): readonly AdminText[] {
  if (sent + back + left === 0) {
    return [{ en: 'None of these messages is spam.', de: 'Keine dieser Nachrichten ist Spam.' }]
  }
  return [
    ...(sent + back === 0 ? [{ en: 'Nothing was sent.', de: 'Nichts wurde gesendet.' }] : []),
    ...(sent > 0 ? [sentText(sent)] : []),
    ...(back > 0 ? [backText(back)] : []),
    ...(left > 0 ? [leftText(left)] : []),
  ]
}

function sentText(count: number): AdminText {
  return count === 1
    ? { en: '1 message is no spam and on its way.', de: '1 Nachricht ist kein Spam und unterwegs.' }
    : {
        en: `${count} messages are no spam and on their way.`,
        de: `${count} Nachrichten sind kein Spam und unterwegs.`,
      }
}

function backText(count: number): AdminText {
  return count === 1
    ? { en: '1 message is back in the inbox.', de: '1 Nachricht liegt wieder im Posteingang.' }
    : { en: `${count} messages are back in the inbox.`, de: `${count} Nachrichten liegen wieder im Posteingang.` }
}

function leftText(count: number): AdminText {
  return {
    en: `${count} without mails to send ${count === 1 ? 'stays' : 'stay'} spam: answer by hand.`,
    de: `${count} ohne E-Mails ${count === 1 ? 'bleibt' : 'bleiben'} Spam: von Hand antworten.`,
  }
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

function releasedText(mails: number): AdminText {
  if (mails === 0) {
    return { en: 'This message is back in the inbox.', de: 'Diese Nachricht liegt wieder im Posteingang.' }
  }
  return mails === 1
    ? {
        en: 'This message is no spam. Its mail is on its way.',
        de: 'Diese Nachricht ist kein Spam. Ihre E-Mail ist unterwegs.',
      }
    : {
        en: 'This message is no spam. Its mails are on their way.',
        de: 'Diese Nachricht ist kein Spam. Ihre E-Mails sind unterwegs.',
      }
}
