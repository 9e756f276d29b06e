import type { Payload, PayloadRequest } from 'payload'
import { EVERYTHING, type Tag } from '../core/cache/tags.ts'
import { contentCache } from './content-cache.ts'
import { gatheredChanges } from './gathered-changes.ts'
import { logChange } from './revision.ts'
import { inTransaction, transactionOf } from './sql.ts'

/**
 * Raises the content revision and logs what the change touched: inside the transaction of the request when it has one, else
 * in one of its own. What this program remembers is looked at again at once. Where the request gathers its changes, they
 * are noted there, and nothing else is done.
 */
export async function noteChange(
  req: Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID' | 'context'>>,
  tags: readonly Tag[],
): Promise<void> {
  const gathered = gatheredChanges(req)
  if (gathered) return gathered.add(tags)
  const transaction = await transactionOf(req)
  if (transaction) await logChange(req.payload, tags, transaction)
  else await inTransaction(req.payload, (own) => logChange(req.payload, tags, own))
  contentCache(req.payload).expire()
}

/**
 * Makes the row that {@link noteChange} counts in, when the database has none. On SQLite, where a change is noted after it is
 * written, a program that was killed in between has left a change that nobody knows of: the next start takes everything for
 * touched.
 */
export async function ensureRevision(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'content-revisions' })
  if (totalDocs === 0) await payload.create({ collection: 'content-revisions', data: { value: 1 } })
  else if (payload.db.name === 'sqlite') await noteChange({ payload }, [EVERYTHING])
}
