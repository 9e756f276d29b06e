import { type CollectionBeforeChangeHook, type CollectionSlug, ValidationError } from 'payload'
import { firstFree, keptSlug, type SlugSource, slugOfWords } from './made-slug.ts'

/**
 * Keeps `slug` and `path` true for documents that stand below one address: made from the title, one document for each.
 * An address that an editor wrote must be free; one that is made from the title gets a number where it is not.
 *
 * @param options.base Address that they stand below, with slashes at both ends.
 */
export function addressBelow(
  options: SlugSource & {
    readonly base: (req: Parameters<CollectionBeforeChangeHook>[0]['req']) => Promise<string>
  },
): CollectionBeforeChangeHook {
  const { base, field, standard } = options
  return async (change) => {
    const { collection, data, originalDoc, req } = change
    const below = await base(req)
    const pathOf = (slug: string) => `${below}${slug}/`
    const isFree = async (slug: string) => {
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { and: [{ path: { equals: pathOf(slug) } }, { id: { not_equals: originalDoc?.id ?? 0 } }] },
        overrideAccess: true,
        req,
      })
      return totalDocs === 0
    }
    const kept = await keptSlug(change, options)
    if (kept !== undefined) {
      if (await isFree(kept)) return { ...data, slug: kept, path: pathOf(kept) }
      throw taken(collection.slug, pathOf(kept))
    }
    const first = slugOfWords({ ...originalDoc, ...data }[field], standard)
    const slug = await firstFree(first, isFree)
    if (slug === undefined) throw taken(collection.slug, pathOf(first))
    return { ...data, slug, path: pathOf(slug) }
  }
}

function taken(collection: string, path: string): ValidationError {
  return new ValidationError({
    collection,
    errors: [{ path: 'slug', message: `Something else has the address ${path}. Choose another one.` }],
  })
}
