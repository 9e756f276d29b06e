import { inTransaction, transactionOf } from '@vitrine/content/sql'
import type { Payload, PayloadRequest } from 'payload'
import { type Run, runner } from './tables.ts'

/** Work on the index, and the transaction in which it reads documents. */
export type Work = (run: Run, transactionID: number | string | undefined) => Promise<void>

/**
 * Does several things as one, and reads documents within it: with PostgreSQL a second connection might not be had,
 * because those who have the others wait for this one.
 */
export async function together(payload: Payload, work: Work): Promise<void> {
  // SQLite reads on a connection of its own, and Payload has no transactions there.
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) {
    await inTransaction(payload, (own) => work(runner(payload, own), undefined))
    return
  }
  try {
    const req: Pick<PayloadRequest, 'payload' | 'transactionID'> = { payload, transactionID }
    const own = await transactionOf(req as PayloadRequest)
    if (!own) throw new Error('The database lost a transaction that it had just begun.')
    await work(runner(payload, own), transactionID)
    await payload.db.commitTransaction(transactionID)
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
