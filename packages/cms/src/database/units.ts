import { runSql, sql, type Transaction, transactionOf } from '@vitrine/content/sql'
import { LostBatch, type UnitRequest, type Units, type UnitWork } from '@vitrine/wordpress/server'
import type { Payload } from 'payload'
import { BATCH_MS, type BatchClient } from './batch-client.ts'

/** Units on SQLite, where no operation of Payload has a transaction that it could give up. */
export function sqliteUnits({ unit, flush }: BatchClient): Units {
  const lasts = new WeakMap<UnitWork<void>, () => Promise<void>>()
  const lastOf = (last: UnitWork<void> | undefined) => {
    if (!last) return undefined
    const known = lasts.get(last) ?? (() => last({}))
    lasts.set(last, known)
    return known
  }
  const one: Units['rows'] = (work, last) => unit(() => work({}), lastOf(last))
  return { rows: one, operation: one, flush }
}

/** Units on PostgreSQL: those that write rows are savepoints of one transaction, the others a transaction each. */
export function postgresUnits(payload: Payload): Units {
  const batch = new PostgresBatch(payload)
  return {
    rows: (work, last) => batch.add(work, last),
    async operation(work, last) {
      await batch.flush()
      return inOwnTransaction(payload, async (req) => {
        const result = await work(req)
        await last?.(req)
        return result
      })
    },
    flush: () => batch.flush(),
  }
}

interface OpenBatch {
  readonly id: number | string
  readonly transaction: Transaction
  readonly since: number
  readonly lasts: Set<UnitWork<void>>
}

/** A transaction that holds many units. */
class PostgresBatch {
  readonly #payload: Payload
  #open: OpenBatch | undefined

  constructor(payload: Payload) {
    this.#payload = payload
  }

  async add<Result>(work: UnitWork<Result>, last: UnitWork<void> | undefined): Promise<Result> {
    this.#open ??= await begin(this.#payload)
    const { id, transaction, since, lasts } = this.#open
    if (last) lasts.add(last)
    await runSql(this.#payload, sql`savepoint unit`, transaction)
    try {
      const result = await work({ transactionID: id })
      await runSql(this.#payload, sql`release savepoint unit`, transaction)
      return result
    } catch (error) {
      await runSql(this.#payload, sql`rollback to savepoint unit`, transaction)
      throw error
    } finally {
      if (Date.now() - since > BATCH_MS) await this.flush()
    }
  }

  async flush(): Promise<void> {
    if (!this.#open) return
    const { id, lasts } = this.#open
    this.#open = undefined
    try {
      for (const last of lasts) await last({ transactionID: id })
      await this.#payload.db.commitTransaction(id)
    } catch (error) {
      await this.#payload.db.rollbackTransaction(id)
      throw new LostBatch(error)
    }
  }
}

async function begin(payload: Payload): Promise<OpenBatch> {
  const id = await payload.db.beginTransaction()
  const transaction = id === null ? undefined : await transactionOf({ payload, transactionID: id })
  if (id === null || !transaction) throw new Error('The database began no transaction.')
  return { id, transaction, since: Date.now(), lasts: new Set() }
}

async function inOwnTransaction<Result>(
  payload: Payload,
  work: (req: UnitRequest) => Promise<Result>,
): Promise<Result> {
  const { id } = await begin(payload)
  try {
    const result = await work({ transactionID: id })
    await payload.db.commitTransaction(id)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(id)
    throw error
  }
}
