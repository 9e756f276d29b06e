import type { Units } from '@vitrine/wordpress/server'
import type { Payload, PayloadRequest } from 'payload'
import type { BatchClient } from './batch-client.ts'

/** Units on SQLite: many become durable together. */
export function sqliteUnits({ unit, flush }: BatchClient): Units {
  return { one: (work) => unit(() => work({})), flush }
}

/** Units on PostgreSQL: a transaction each. */
export function postgresUnits(payload: Payload): Units {
  return {
    async one(work) {
      const id = await payload.db.beginTransaction()
      if (id === null) throw new Error('The database began no transaction.')
      const req: Pick<PayloadRequest, 'transactionID'> = { transactionID: id }
      try {
        const result = await work(req)
        await payload.db.commitTransaction(id)
        return result
      } catch (error) {
        await payload.db.rollbackTransaction(id)
        throw error
      }
    },
    // Nothing is gathered.
    flush: async () => {},
  }
}
