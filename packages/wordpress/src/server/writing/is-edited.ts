import { record } from '@vitrine/content/core'
import type { CollectionSlug, Payload } from 'payload'
import type { UnitRequest } from './units.ts'

/** Tells whether somebody changed or removed a document since it was written; its newest draft counts. */
export async function isEdited(
  payload: Payload,
  { collection, id, since }: { readonly collection: CollectionSlug; readonly id: number; readonly since: string },
  req: UnitRequest = {},
): Promise<'untouched' | 'edited' | 'gone'> {
  const options = { collection, id, depth: 0, disableErrors: true, overrideAccess: true } as const
  const found = await payload.findByID({ ...options, draft: true, req: { ...req } })
  if (!found) return 'gone'
  return isAfter(record(found).updatedAt, since) ? 'edited' : 'untouched'
}

/** Tells whether a stored moment is later than another. */
export function isAfter(stored: unknown, since: string): boolean {
  const at = stored instanceof Date ? stored.getTime() : Date.parse(String(stored))
  return at > Date.parse(since)
}
