import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { ForumAct } from '../core/acts.ts'

/** Somebody who moderates: on the site, by the id of their person, or in the admin, by the mail address of their account. */
export type ActBy = { readonly moderator: number } | { readonly account: string }

/** An act for the log. */
export interface LoggedAct {
  readonly act: ForumAct
  readonly by: ActBy
  /** Empty: none was given. */
  readonly reason: string
  readonly now: Date
  readonly reply?: number | undefined
  readonly topic?: number | undefined
  /** Id of the person who wrote it. */
  readonly person?: number | undefined
}

/** Writes an act into the log. */
export async function logAct(payload: Payload, logged: LoggedAct, transaction?: Transaction): Promise<void> {
  const { act, by, reason, now, reply = null, topic = null, person = null } = logged
  const moderator = 'moderator' in by ? by.moderator : null
  const account = 'account' in by ? by.account : null
  await runSql(
    payload,
    sql`insert into forum_log (act, at, moderator_id, account, reason, reply_id, topic_id, person_id)
      values (${act}, ${now.toISOString()}, ${moderator}, ${account}, ${reason}, ${reply}, ${topic}, ${person})`,
    transaction,
  )
}
