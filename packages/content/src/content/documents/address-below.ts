import type { CollectionBeforeChangeHook } from 'payload'
import { addressOfSaved, type SlugSource } from './made-slug.ts'

/**
 * Keeps `slug` and `path` true for documents that stand below one address.
 *
 * @param options.base Address that they stand below, with slashes at both ends.
 */
export function addressBelow(
  options: SlugSource & {
    readonly base: (req: Parameters<CollectionBeforeChangeHook>[0]['req']) => Promise<string>
  },
): CollectionBeforeChangeHook {
  return async (change) => {
    const below = await options.base(change.req)
    return { ...change.data, ...(await addressOfSaved(change, options, (slug) => `${below}${slug}/`)) }
  }
}
