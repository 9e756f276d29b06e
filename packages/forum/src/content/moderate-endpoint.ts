import { may } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import { contentCache } from '@vitrine/content/cache'
import { text } from '@vitrine/content/core'
import { inTransaction } from '@vitrine/content/sql'
import type { PayloadHandler } from 'payload'
import { parsePostsAct } from '../core/asked-by-admin.ts'
import { FORUM_POSTS } from './areas.ts'
import { actOnPost } from './moderation/act-on-post.ts'
import { MODERATION_MESSAGES } from './moderation-messages.ts'

/**
 * `POST /api/forum-replies/moderate`: does one thing with some posts, `{ action: 'hide', ids: [7], reason: 'Rude.' }`. Each is
 * done by itself.
 */
export const moderatePosts: PayloadHandler = async (req) => {
  const answer = (status: number, message: keyof typeof MODERATION_MESSAGES) =>
    Response.json(
      { message: answerIn(MODERATION_MESSAGES[message], req) },
      { status, headers: { 'cache-control': 'no-store' } },
    )
  if (!(await may(req, FORUM_POSTS, 'update'))) return answer(403, 'refused')
  const asked = parsePostsAct(await req.json?.().catch(() => undefined))
  if (!asked) return answer(400, 'unread')
  const { act, ids, reason } = asked
  const by = { account: text(req.user?.email) ?? '' }
  for (const reply of ids) {
    await inTransaction(req.payload, async (transaction) => {
      await actOnPost(req.payload, { act, reply, by, reason, now: new Date() }, transaction)
    })
  }
  contentCache(req.payload).expire()
  return answer(200, 'done')
}
