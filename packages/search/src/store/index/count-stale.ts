import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** Number of documents that have changed and that the index still has to look at. */
export async function countStale(payload: Payload): Promise<number> {
  const [row] = await runSql(payload, sql`select count(*) as waiting from search_stale`)
  return Number(row?.waiting ?? 0)
}
