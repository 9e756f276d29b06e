import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { PostAct } from '../../core/acts.ts'
import { type ActBy, logAct } from '../../store/log-rows.ts'
import { blockPerson } from '../../store/people-rows.ts'
import { findReply } from '../../store/reply-rows.ts'
import { settleReports } from '../../store/report-rows.ts'
import { hideReply, showReply } from '../posts/write-posts.ts'

/** An act on a post: by whom, and why. */
export interface ActOnPost {
  readonly act: PostAct
  readonly reply: number
  readonly by: ActBy
  /** Empty: none was given. */
  readonly reason: string
  readonly now: Date
}

/**
 * Does what a moderator wants with a post, settles its reports, and writes it into the log. What is shown changes last: see
 * `showReply`.
 *
 * @returns False: there is no such post.
 */
export async function actOnPost(payload: Payload, asked: ActOnPost, transaction: Transaction): Promise<boolean> {
  const { act, reply: id, by, reason, now } = asked
  const reply = await findReply(payload, { id }, transaction)
  if (!reply) return false
  const { topic, person } = reply
  await logAct(payload, { act, by, reason, now, reply: id, topic, person }, transaction)
  await settleReports(payload, id, now, transaction)
  switch (act) {
    case 'approve':
      await showReply(payload, id, now, transaction)
      break
    case 'hide':
      await hideReply(payload, id, transaction)
      break
    case 'delete':
      await runSql(payload, sql`update forum_replies set source = '' where id = ${id}`, transaction)
      await hideReply(payload, id, transaction)
      break
    case 'block':
      if (person !== undefined) await blockPerson(payload, person, transaction)
      await hideReply(payload, id, transaction)
      break
  }
  return true
}
