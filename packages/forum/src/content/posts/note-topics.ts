import { logChange } from '@vitrine/content/cache'
import { noteRows } from '@vitrine/content/documents'
import type { Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/**
 * Notes that topics changed: for the search, and for the pages that carry some tags. It comes last of what a transaction does: the
 * row in which changes are counted stays locked until its end.
 */
export async function noteTopics(
  payload: Payload,
  { topics, tags }: { readonly topics: readonly number[]; readonly tags: readonly string[] },
  transaction: Transaction,
): Promise<void> {
  await noteRows(payload, { collection: 'forum-topics', ids: topics }, transaction)
  await logChange(payload, tags, transaction)
}
