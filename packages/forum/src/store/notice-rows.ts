import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** Notes that a reply has just been shown, for those who want to know. */
export async function addNotice(payload: Payload, reply: number, now: Date, transaction: Transaction): Promise<void> {
  await runSql(
    payload,
    sql`insert into forum_notices (reply_id, at) values (${reply}, ${now.toISOString()}) on conflict (reply_id) do nothing`,
    transaction,
  )
}

/** A reply of which nobody has been notified yet. */
export interface Notice {
  readonly reply: number
  /** Moment at which it was shown. */
  readonly at: Date
}

/** Notices that wait, the oldest first. */
export async function pendingNotices(payload: Payload, count: number): Promise<readonly Notice[]> {
  const rows = await runSql(payload, sql`select reply_id, at from forum_notices order by id limit ${count}`)
  return rows.map(({ reply_id, at }) => ({ reply: Number(reply_id), at: momentOf(at) }))
}

/** Takes a notice for this transaction. @returns False: another process has it. */
export async function takeNotice(payload: Payload, reply: number, transaction: Transaction): Promise<boolean> {
  const rows = await runSql(payload, sql`delete from forum_notices where reply_id = ${reply} returning id`, transaction)
  return rows.length > 0
}

/** Puts a reply into the next digest of a member. */
export async function addDigestLine(
  payload: Payload,
  line: { readonly member: number; readonly reply: number; readonly now: Date },
  transaction: Transaction,
): Promise<void> {
  const { member, reply, now } = line
  await runSql(
    payload,
    sql`insert into forum_digest_lines (member, reply_id, at) values (${member}, ${reply}, ${now.toISOString()})
      on conflict (member, reply_id) do nothing`,
    transaction,
  )
}

/** Members whose digest has waited since a moment. */
export async function dueDigests(payload: Payload, since: Date, count: number): Promise<readonly number[]> {
  const rows = await runSql(
    payload,
    sql`select distinct member from forum_digest_lines where at <= ${since.toISOString()} limit ${count}`,
  )
  return rows.map(({ member }) => Number(member))
}

/** Takes the digest of a member for this transaction: ids of its replies, the oldest first. None: another process has it. */
export async function takeDigest(
  payload: Payload,
  member: number,
  transaction: Transaction,
): Promise<readonly number[]> {
  const rows = await runSql(
    payload,
    sql`delete from forum_digest_lines where member = ${member} returning reply_id`,
    transaction,
  )
  return rows.map(({ reply_id }) => Number(reply_id)).sort((one, other) => one - other)
}
