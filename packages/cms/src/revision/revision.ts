import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'

/** The part of Payload's SQL adapters that both databases share. */
interface SqlAdapter {
  readonly drizzle: unknown
  readonly sessions: Readonly<Record<string, { readonly db: unknown } | undefined>>
  execute(statement: { drizzle: unknown; sql: unknown }): Promise<{ rows: readonly Record<string, unknown>[] }>
}

function adapterOf(payload: Payload): SqlAdapter {
  // Both adapters of this house have these members; Payload's type covers databases without SQL too.
  return payload.db as unknown as SqlAdapter
}

/** Reads the content revision: one cheap query. Equal texts mean that nothing visible has changed in between. */
export async function readRevision(payload: Payload): Promise<string> {
  const adapter = adapterOf(payload)
  const { rows } = await adapter.execute({
    drizzle: adapter.drizzle,
    sql: sql`select value from content_revisions order by id limit 1`,
  })
  return String(rows[0]?.value ?? '0')
}

/** Raises the content revision, inside the transaction of the request when it has one. */
export async function raiseRevision(req: PayloadRequest): Promise<void> {
  const adapter = adapterOf(req.payload)
  const transaction = await req.transactionID
  const drizzle = (transaction !== undefined && adapter.sessions[transaction]?.db) || adapter.drizzle
  await adapter.execute({ drizzle, sql: sql`update content_revisions set value = value + 1` })
}

/** Makes the row that {@link raiseRevision} counts in, when the database has none. */
export async function ensureRevision(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'content-revisions' as never })
  if (totalDocs === 0) await payload.create({ collection: 'content-revisions' as never, data: { value: 1 } as never })
}
