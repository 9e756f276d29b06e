import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { EVERYTHING } from '../core/cache/tags.ts'
import { noteReads } from './reads.ts'
import { databaseWork, traced } from './traced.ts'

export { sql }

/** Values of a list in a statement, as behind `in`. @param values One at least: no database reads an empty list. */
export function sqlList(values: readonly (string | number)[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}

/** The part of Payload's SQL adapters that both databases share. */
interface SqlAdapter {
  readonly drizzle: { transaction<Done>(work: (transaction: Transaction) => Promise<Done>): Promise<Done> }
  readonly sessions: Record<string, { readonly db: Transaction } | undefined>
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
  // Nobody knows what a statement depends on.
  noteReads([EVERYTHING])
  const adapter = adapterOf(payload)
  const run = (drizzle: unknown) =>
    traced(databaseWork(payload.db.name, 'sql'), async () => (await adapter.execute({ drizzle, sql: statement })).rows)
  return transaction ? run(transaction) : againWhenUndone(() => run(adapter.drizzle))
}

/**
 * Does several things as one: all of them are durable once it resolves, none of them when it rejects.
 *
 * @param work Does nothing but work on the database: it is done again when the database undid it.
 * @param options.yields Steps back when it stands in somebody's way, well before PostgreSQL chooses which of the two to
 *   undo: Payload's operations, which editors wait for, are not done again.
 */
export function inTransaction(
  payload: Payload,
  work: (transaction: Transaction) => Promise<void>,
  { yields = false }: { readonly yields?: boolean } = {},
): Promise<void> {
  return againWhenUndone(() =>
    adapterOf(payload).drizzle.transaction(async (transaction) => {
      // SQLite writes one after another, so nobody stands in a way.
      if (yields && payload.db.name === 'postgres') await runSql(payload, YIELDING, transaction)
      await work(transaction)
    }),
  )
}

/** Milliseconds, of PostgreSQL's 1,000 after which it looks for those who wait for each other. */
const YIELDING = sql.raw("set local lock_timeout = '250ms'")

/** Times that something is tried which the database undoes in favour of something else. */
const MAX_TRIES = 10

/** PostgreSQL's codes for a transaction that it undid so that others could go on, or that stepped back. */
const UNDONE = new Set(['40001', '40P01', '55P03'])

async function againWhenUndone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= MAX_TRIES || !wasUndone(error)) throw error
    }
  }
}

function wasUndone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return UNDONE.has(String((error as { code?: unknown }).code)) || wasUndone(error.cause)
}

/**
 * Does an operation of Payload's adapter as one transaction, which it finds as it finds that of a request.
 *
 * @param operate Takes the id by which it is found.
 */
export function inSession<Done>(payload: Payload, operate: (transactionID: string) => Promise<Done>): Promise<Done> {
  const { drizzle, sessions } = adapterOf(payload)
  return drizzle.transaction(async (transaction) => {
    const id = randomUUID()
    sessions[id] = { db: transaction }
    try {
      return await operate(id)
    } finally {
      delete sessions[id]
    }
  })
}

/** The transaction that a request of Payload's runs in, where it has one. */
export async function transactionOf(
  req: Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<Transaction | undefined> {
  const id = await req.transactionID
  return id == null ? undefined : adapterOf(req.payload).sessions[id]?.db
}
