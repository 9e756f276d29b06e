import type { GlobalSlug, Payload } from 'payload'
import { provenReads } from '../../store/proven-reads.ts'

/** Reads a global as it is saved: from memory, as long as that is true. */
export function findGlobal(
  payload: Payload,
  slug: GlobalSlug,
  how: { readonly locale: string; readonly depth: number },
): Promise<object> {
  return provenReads(payload).get(JSON.stringify(['global', slug, how]), () => payload.findGlobal({ slug, ...how }))
}
