import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'

export { sql }

/** The part of Payload's SQL adapters that both databases share. */
interface SqlAdapter {
  readonly drizzle: { transaction(work: (transaction: Transaction) => Promise<void>): Promise<void> }
  readonly sessions: Readonly<Record<string, { readonly db: Transaction } | undefined>>
  execute(statement: { drizzle: unknown; sql: unknown }): Promise<{ rows: readonly Record<string, unknown>[] }>
}

/** An open transaction. Only {@link inTransaction} and {@link transactionOf} give one. */
export type Transaction = object & { readonly brand?: unique symbol }

function adapterOf(payload: Payload): SqlAdapter {
  // Both adapters of this house have these members; Payload's type covers databases without SQL too.
  return payload.db as unknown as SqlAdapter
}

/**
 * Runs one statement that both databases understand, for what Payload's operations cannot say: conditional changes and
 * counters.
 *
 * @param transaction The transaction it belongs to.
 * @returns The rows, by column name.
 */
export async function runSql(
  payload: Payload,
  statement: ReturnType<typeof sql>,
  transaction?: Transaction,
): Promise<readonly Record<string, unknown>[]> {
  const adapter = adapterOf(payload)
  return (await adapter.execute({ drizzle: transaction ?? adapter.drizzle, sql: statement })).rows
}

/** Does several things as one: all of them are durable once it resolves, none of them when it rejects. */
export function inTransaction(payload: Payload, work: (transaction: Transaction) => Promise<void>): Promise<void> {
  return adapterOf(payload).drizzle.transaction(work)
}

/** The transaction that a request of Payload's runs in, where it has one. */
export async function transactionOf(req: PayloadRequest): Promise<Transaction | undefined> {
  const id = await req.transactionID
  return id == null ? undefined : adapterOf(req.payload).sessions[id]?.db
}
