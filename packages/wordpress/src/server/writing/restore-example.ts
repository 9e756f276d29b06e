import { record, text } from '@vitrine/content/core'
import { updateUntyped } from '@vitrine/content/queries'
import { transactionOf } from '@vitrine/content/sql'
import { noteExampleAgain } from '@vitrine/content/store'
import { APIError, type Payload } from 'payload'
import { deleteEntry, type LedgerEntry } from '../../store/ledger.ts'
import { slugOf } from './saved-document.ts'
import type { Units } from './units.ts'

/** Status of the answer where something else has the address by now. */
const CONFLICT = 409

/**
 * Takes an example that a run replaced out of the trash, as it was, and notes it as an example again. Where something else
 * has its address by now, it comes back as a draft.
 *
 * @returns Whether it was in the trash.
 * @throws What Payload throws for a document that cannot come back.
 */
export async function restoreExample(
  { payload, units }: { readonly payload: Payload; readonly units: Units },
  entry: LedgerEntry,
): Promise<boolean> {
  const found = await documentOf(payload, entry)
  if (!found?.deletedAt) {
    await units.operation(async (req) =>
      deleteEntry(payload, entry.run, entry.key, await transactionOf({ payload, ...req })),
    )
    return false
  }
  const { id, _status: status } = found
  try {
    await restore({ payload, units }, entry, { id: Number(id), status })
  } catch (error) {
    if (status == null || !(error instanceof APIError) || error.status !== CONFLICT) throw error
    await restore({ payload, units }, entry, { id: Number(id), status: 'draft' })
  }
  return true
}

async function documentOf(
  payload: Payload,
  { collection, document }: LedgerEntry,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (document === undefined) return undefined
  const options = { id: document, depth: 0, trash: true, disableErrors: true } as const
  const found = await payload.findByID({ collection: slugOf(payload, collection), ...options })
  return found ? record(found) : undefined
}

async function restore(
  { payload, units }: { readonly payload: Payload; readonly units: Units },
  { collection, key, run }: LedgerEntry,
  { id, status }: { readonly id: number; readonly status: unknown },
): Promise<void> {
  const slug = slugOf(payload, collection)
  const data = { deletedAt: null, ...(status != null && { _status: status }) }
  await units.operation(async (req) => {
    const transaction = await transactionOf({ payload, ...req })
    const doc = await updateUntyped(payload, { collection: slug, id, depth: 0, trash: true, data, req: { ...req } })
    const updatedAt = text(record(doc).updatedAt) ?? ''
    await noteExampleAgain(payload, { collection, id: String(id), updatedAt }, transaction)
    await deleteEntry(payload, run, key, transaction)
  })
}
