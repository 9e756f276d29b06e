import type { Payload, PayloadRequest } from 'payload'
import { runSql, sql, transactionOf } from './sql.ts'

/** Reads the content revision: one cheap query. Equal texts mean that nothing visible has changed in between. */
export async function readRevision(payload: Payload): Promise<string> {
  const [row] = await runSql(payload, sql`select value from content_revisions order by id limit 1`)
  return String(row?.value ?? '0')
}

/** Raises the content revision, inside the transaction of the request when it has one. */
export async function raiseRevision(req: PayloadRequest): Promise<void> {
  await runSql(req.payload, sql`update content_revisions set value = value + 1`, await transactionOf(req))
}

/** Makes the row that {@link raiseRevision} counts in, when the database has none. */
export async function ensureRevision(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'content-revisions' })
  if (totalDocs === 0) await payload.create({ collection: 'content-revisions', data: { value: 1 } })
}
