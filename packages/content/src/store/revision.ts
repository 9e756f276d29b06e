import type { Payload } from 'payload'
import type { ContentState } from '../core/cache/freshness.ts'
import { EVERYTHING, type Tag } from '../core/cache/tags.ts'
import { runSql, sql, type Transaction } from './sql.ts'

/** Changes whose tags are kept. A process that has seen none of them drops all that it remembers. */
export const MAX_LOGGED_CHANGES = 1_000

/** Reads the content revision. Equal texts mean that nothing visible has changed in between. */
export async function readRevision(payload: Payload): Promise<string> {
  const [row] = await runSql(payload, sql`select value from content_revisions order by id limit 1`)
  return String(row?.value ?? '0')
}

/**
 * Reads the revision and what has been touched since another: one cheap query. Everything counts as touched when the log
 * does not hold each change in between.
 *
 * @param since Undefined: no revision has been seen.
 */
export async function readState(payload: Payload, since: number | undefined): Promise<ContentState> {
  const rows = await runSql(
    payload,
    sql`select content_revisions.value as value, content_changes.tags as tags
      from content_revisions left join content_changes on content_changes.revision > ${since ?? Number.MAX_SAFE_INTEGER}
      order by content_changes.revision`,
  )
  const revision = Number(rows[0]?.value ?? 0)
  const logged = rows.flatMap(({ tags }) => (typeof tags === 'string' ? [tags.split(SEPARATOR)] : []))
  const isWhole = since !== undefined && logged.length === revision - since
  return { revision, touched: new Set(isWhole ? logged.flat() : [EVERYTHING]) }
}

/** Stands between the tags of a change; no address has it. */
const SEPARATOR = '\n'

/** Raises the content revision and logs what the change touched, as a part of a transaction. */
export async function logChange(payload: Payload, tags: readonly Tag[], transaction: Transaction): Promise<void> {
  // The row stays locked until the transaction ends: who has seen a number has seen all changes below it.
  const [row] = await runSql(payload, sql`update content_revisions set value = value + 1 returning value`, transaction)
  if (!row) return
  const revision = Number(row.value)
  await runSql(
    payload,
    sql`insert into content_changes (revision, tags) values (${revision}, ${tags.join(SEPARATOR)})`,
    transaction,
  )
  await runSql(
    payload,
    sql`delete from content_changes where revision <= ${revision - MAX_LOGGED_CHANGES}`,
    transaction,
  )
}
