import { record } from '@vitrine/content/core'
import { transactionOf } from '@vitrine/content/sql'
import { noteExampleAgain } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { deleteEntry, type EntryDetails, type LedgerEntry } from '../../store/ledger.ts'
import { globalSlug } from './global-slug.ts'
import { setStoredGlobal } from './stored-global.ts'
import type { Units } from './units.ts'

/**
 * Gives settings of the example company back what they held, in all languages, and notes them as examples again.
 *
 * @throws What Payload throws for values that do not fit any more.
 */
export async function restoreExampleSettings(
  { payload, units }: { readonly payload: Payload; readonly units: Units },
  { collection, key, run, before }: LedgerEntry & Pick<EntryDetails, 'before'>,
): Promise<void> {
  const slug = globalSlug(payload, collection.slice('global:'.length))
  await units.operation(async (req) => {
    const transaction = await transactionOf({ payload, ...req })
    // Written by `replaceExampleSettings`.
    const stored = record(JSON.parse(before ?? '{}'))
    const updatedAt = await setStoredGlobal(payload, slug, stored, req)
    await noteExampleAgain(payload, { collection, id: '', updatedAt }, transaction)
    await deleteEntry(payload, run, key, transaction)
  })
}
