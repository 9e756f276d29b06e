import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'

export { sql }

/** The part of Payload's SQL adapters that both databases share. */
interface SqlAdapter {
  readonly drizzle: unknown
  readonly sessions: Readonly<Record<string, { readonly db: unknown } | undefined>>
  execute(statement: { drizzle: unknown; sql: unknown }): Promise<{ rows: readonly Record<string, unknown>[] }>
}

/** Id of a transaction; null where the database has none. */
export type Transaction = number | string | null

/**
 * Runs one statement that both databases understand, for what Payload's operations cannot say: conditional changes and
 * counters.
 *
 * @param transaction Id of the transaction it belongs to.
 * @returns The rows, by column name.
 */
export async function runSql(
  payload: Payload,
  statement: ReturnType<typeof sql>,
  transaction?: Transaction | undefined,
): Promise<readonly Record<string, unknown>[]> {
  // Both adapters of this house have these members; Payload's type covers databases without SQL too.
  const adapter = payload.db as unknown as SqlAdapter
  const drizzle = (transaction != null && adapter.sessions[transaction]?.db) || adapter.drizzle
  return (await adapter.execute({ drizzle, sql: statement })).rows
}

/** Does several things as one: all of them are durable once it resolves, none of them when it rejects. */
export async function inTransaction(
  payload: Payload,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const transaction = await payload.db.beginTransaction()
  try {
    await work(transaction)
    if (transaction !== null) await payload.db.commitTransaction(transaction)
  } catch (error) {
    if (transaction !== null) await payload.db.rollbackTransaction(transaction)
    throw error
  }
}
