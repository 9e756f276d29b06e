import { inTransaction, transactionOf } from '@vitrine/content/sql'
import type { ImportWriting } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import type { UnitRequest } from './units.ts'

/** Place in which a feature writes within a unit: SQLite has no transactions of requests, but parts of the unit's own. */
export function importWriting(payload: Payload, req: UnitRequest): ImportWriting {
  return {
    payload,
    req,
    async transact(work) {
      const open = await transactionOf({ payload, ...req })
      if (open) await work(open)
      else await inTransaction(payload, work)
    },
  }
}
