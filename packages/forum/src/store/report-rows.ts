import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** A report as moderators read it. */
export interface OpenReport {
  readonly reason: string
  readonly at: Date
}

/** Stores a report, once for each member and post. @returns False: this member has reported the post before. */
export async function addReport(
  payload: Payload,
  report: { readonly reply: number; readonly member: number; readonly reason: string; readonly now: Date },
  transaction: Transaction,
): Promise<boolean> {
  const { reply, member, reason, now } = report
  const added = await runSql(
    payload,
    sql`insert into forum_reports (reply_id, member, reason, at)
      values (${reply}, ${member}, ${reason}, ${now.toISOString()}) on conflict (reply_id, member) do nothing returning id`,
    transaction,
  )
  if (added.length === 0) return false
  await runSql(payload, sql`update forum_replies set open_reports = open_reports + 1 where id = ${reply}`, transaction)
  return true
}

/** True if a member has reported a post, settled or not. */
export async function hasReported(payload: Payload, reply: number, member: number): Promise<boolean> {
  const rows = await runSql(payload, sql`select 1 from forum_reports where reply_id = ${reply} and member = ${member}`)
  return rows.length > 0
}

/** Reports of a post that nobody has settled, the oldest first. */
export async function openReports(payload: Payload, reply: number, count: number): Promise<readonly OpenReport[]> {
  const rows = await runSql(
    payload,
    sql`select reason, at from forum_reports where reply_id = ${reply} and settled_at is null order by at limit ${count}`,
  )
  return rows.map(({ reason, at }) => ({ reason: String(reason), at: momentOf(at) }))
}

/** Settles all reports of a post. */
export async function settleReports(
  payload: Payload,
  reply: number,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  await runSql(
    payload,
    sql`update forum_reports set settled_at = ${now.toISOString()} where reply_id = ${reply} and settled_at is null`,
    transaction,
  )
  await runSql(payload, sql`update forum_replies set open_reports = 0 where id = ${reply}`, transaction)
}

/** Reports of a member, the newest first. */
export async function reportsOfMember(payload: Payload, member: number, count: number): Promise<readonly OpenReport[]> {
  const rows = await runSql(
    payload,
    sql`select reason, at from forum_reports where member = ${member} order by at desc limit ${count}`,
  )
  return rows.map(({ reason, at }) => ({ reason: String(reason), at: momentOf(at) }))
}

/** Forgets who reported. The reasons stay with the posts. */
export async function forgetReporter(payload: Payload, member: number, transaction: Transaction): Promise<void> {
  await runSql(payload, sql`update forum_reports set member = null where member = ${member}`, transaction)
}
