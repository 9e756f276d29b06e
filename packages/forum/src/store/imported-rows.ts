import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { IMPORT_KEY } from '../core/import-key.ts'

/** Tells whether somebody has answered in a topic whose posts an import wrote. */
export async function hasForeignReplies(payload: Payload, topic: number, transaction: Transaction): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`select 1 from forum_replies where topic_id = ${topic} and form_key not like ${`${IMPORT_KEY}%`} limit 1`,
    transaction,
  )
  return rows.length > 0
}

/** Deletes the rows of a topic and of all that was written in it. */
export async function deleteTopicRows(payload: Payload, topic: number, transaction: Transaction): Promise<void> {
  for (const about of ['forum_notices', 'forum_digest_lines', 'forum_reports']) {
    await runSql(
      payload,
      sql`delete from ${sql.raw(about)} where reply_id in (select id from forum_replies where topic_id = ${topic})`,
      transaction,
    )
  }
  await runSql(payload, sql`delete from forum_subscriptions where topic_id = ${topic}`, transaction)
  await runSql(payload, sql`delete from forum_replies where topic_id = ${topic}`, transaction)
  await runSql(payload, sql`update forum_counts set last_topic_id = null where last_topic_id = ${topic}`, transaction)
  await runSql(payload, sql`delete from forum_topics where id = ${topic}`, transaction)
}

/** Deletes counts of a board that count nothing: while they are there, the board cannot be deleted. */
export async function forgetEmptyCounts(payload: Payload, board: number, transaction: Transaction): Promise<void> {
  await runSql(payload, sql`delete from forum_counts where board_id = ${board} and topics <= 0`, transaction)
}
