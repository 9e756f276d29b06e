import { slugFrom } from '@vitrine/ui/core'
import { type CollectionBeforeChangeHook, type CollectionSlug, ValidationError } from 'payload'

/** Documents with one title that get addresses by themselves: their first, and then with a number. */
const MAX_TRIES = 50

/**
 * Keeps `slug` and `path` true for documents that stand below one address: made from the title, one document for each.
 * An address that an editor wrote must be free; one that is made from the title gets a number where it is not.
 *
 * @param options.base Address that they stand below, with slashes at both ends.
 * @param options.field Whose words the address is made of.
 * @param options.standard Slug of one without words.
 */
export function addressBelow(options: {
  readonly base: (req: Parameters<CollectionBeforeChangeHook>[0]['req']) => Promise<string>
  readonly field: string
  readonly standard: string
}): CollectionBeforeChangeHook {
  const { base, field, standard } = options
  return async ({ collection, data, originalDoc, req }) => {
    const below = await base(req)
    const isFree = async (path: string) => {
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { and: [{ path: { equals: path } }, { id: { not_equals: originalDoc?.id ?? 0 } }] },
        overrideAccess: true,
        req,
      })
      return totalDocs === 0
    }
    const pathOf = (slug: string) => `${below}${slug}/`
    const written: unknown = data.slug || originalDoc?.slug
    if (typeof written === 'string' && written) {
      if (await isFree(pathOf(written))) return { ...data, slug: written, path: pathOf(written) }
      throw taken(collection.slug, pathOf(written))
    }
    const words = { ...originalDoc, ...data }[field]
    const first = slugFrom(String(words ?? '')) || standard
    for (let number = 1; number <= MAX_TRIES; number += 1) {
      const slug = number === 1 ? first : `${first}-${number}`
      if (await isFree(pathOf(slug))) return { ...data, slug, path: pathOf(slug) }
    }
    throw taken(collection.slug, pathOf(first))
  }
}

function taken(collection: string, path: string): ValidationError {
  return new ValidationError({
    collection,
    errors: [{ path: 'slug', message: `Something else has the address ${path}. Choose another one.` }],
  })
}
