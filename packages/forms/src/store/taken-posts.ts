import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { PostName } from '../core/post-key.ts'

/** The space of keys of posts among PostgreSQL's advisory locks. */
const POST_LOCKS = 7_130_419

/** Makes processes that take the same post wait for each other until their transactions end. SQLite has one writer. */
export async function lockPost(payload: Payload, { hash }: PostName, transaction: Transaction): Promise<void> {
  if (payload.db.name !== 'postgres') return
  await runSql(payload, sql`select pg_advisory_xact_lock(${POST_LOCKS}, hashtext(${hash}))`, transaction)
}

/** @returns The number of the message that a post became; undefined for a new one, or one that was taken for spam. */
export async function findPost(
  payload: Payload,
  form: number,
  { hash, since }: PostName,
  transaction?: Transaction,
): Promise<number | undefined> {
  const [found] = await runSql(
    payload,
    sql`select id from submissions where posted_data_hash = ${hash} and form_id = ${form} and status <> 'spam'
      and received_at >= ${(since ?? new Date(0)).toISOString()} order by id limit 1`,
    transaction,
  )
  return found && Number(found.id)
}
