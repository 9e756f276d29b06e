import { may } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import { contentCache } from '@vitrine/content/cache'
import { text } from '@vitrine/content/core'
import { inTransaction, type Transaction } from '@vitrine/content/sql'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { type AskedTopicsAct, parseTopicsAct } from '../core/asked-by-admin.ts'
import { findTopic } from '../store/topic-rows.ts'
import { FORUM_POSTS } from './areas.ts'
import { actOnTopic, moveTopic } from './moderation/act-on-topic.ts'
import { MODERATION_MESSAGES } from './moderation-messages.ts'

/**
 * `POST /api/forum-topics/manage`: does one thing with some topics, `{ action: 'move', ids: [7], board: 2, reason: 'Of oak.' }`.
 * Each is done by itself.
 */
export const manageTopics: PayloadHandler = async (req) => {
  const answer = (status: number, message: keyof typeof MODERATION_MESSAGES) =>
    Response.json(
      { message: answerIn(MODERATION_MESSAGES[message], req) },
      { status, headers: { 'cache-control': 'no-store' } },
    )
  if (!(await may(req, FORUM_POSTS, 'update'))) return answer(403, 'refused')
  const asked = parseTopicsAct(await req.json?.().catch(() => undefined))
  if (!asked) return answer(400, 'unread')
  if (asked.act === 'move' && !(await isBoard(req, asked.board))) return answer(400, 'noBoard')
  for (const id of asked.ids) {
    await inTransaction(req.payload, (transaction) => manage(req, asked, id, transaction))
  }
  contentCache(req.payload).expire()
  return answer(200, 'done')
}

async function isBoard({ payload }: PayloadRequest, id: number): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'forum-boards', where: { id: { equals: id } } })
  return totalDocs > 0
}

async function manage(
  { payload, user }: PayloadRequest,
  asked: AskedTopicsAct,
  id: number,
  transaction: Transaction,
): Promise<void> {
  const topic = await findTopic(payload, id, transaction)
  if (!topic) return
  const context = { by: { account: text(user?.email) ?? '' }, reason: asked.reason, now: new Date() }
  if (asked.act === 'move') await moveTopic(payload, topic, { ...context, board: asked.board }, transaction)
  else await actOnTopic(payload, topic, { ...context, act: asked.act }, transaction)
}
