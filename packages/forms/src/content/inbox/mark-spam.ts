import { answerIn } from '@vitrine/content/answers'
import type { AdminText } from '@vitrine/content/core'
import { runSql, sql, sqlList } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import { forRole, sentence } from './for-role.ts'
import { NO_MESSAGE, NONE_SELECTED } from './inbox-answers.ts'
import { listedIds, listedWhere } from './listed-messages.ts'
import { messageId } from './message-id.ts'

/** Messages that are marked at a time. */
const MAX_MARKED = 500

/** `POST /api/submissions/:id/spam`: marks a message as spam. `release` undoes it, and sends nothing again. */
export const markSpam = forRole(SUBMISSIONS, 'update', async (req) => {
  const id = messageId(req.routeParams)
  const [found] = id === undefined ? [] : await runSql(req.payload, sql`select id from submissions where id = ${id}`)
  if (id === undefined || !found) return sentence(404, answerIn(NO_MESSAGE, req))
  const marked = await mark(req.payload, [id])
  return marked === 0 ? sentence(409, answerIn(ALREADY, req)) : sentence(200, answerIn(markedText(marked), req))
})

/** `POST /api/submissions/spam?where=`: marks all messages that a filter finds as spam, as {@link markSpam} does. */
export const markSpams = forRole(SUBMISSIONS, 'update', async (req) => {
  const where = listedWhere(req)
  if (!where) return sentence(400, answerIn(NONE_SELECTED, req))
  const ids = await listedIds(req, { and: [where, { status: { not_equals: 'spam' } }] }, MAX_MARKED)
  return sentence(200, answerIn(markedText(await mark(req.payload, ids)), req))
})

/** @returns How many were none before. */
async function mark(payload: Payload, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await runSql(
    payload,
    // No mail is held: what the message was to send is on its way or sent.
    sql`update submissions set status = 'spam', held_mails = '[]', updated_at = ${new Date().toISOString()}
      where id in (${sqlList(ids)}) and status <> 'spam' returning id`,
  )
  return rows.length
}

const ALREADY: AdminText = { en: 'This message is in spam already.', de: 'Diese Nachricht liegt schon im Spam.' }

function markedText(count: number): AdminText {
  if (count === 0)
    return { en: 'All of these messages are spam already.', de: 'Alle diese Nachrichten sind schon Spam.' }
  return count === 1
    ? { en: '1 message is in spam now.', de: '1 Nachricht liegt jetzt im Spam.' }
    : { en: `${count} messages are in spam now.`, de: `${count} Nachrichten liegen jetzt im Spam.` }
}
