import type { CollectionSlug, PayloadRequest } from 'payload'

/** Documents whose names may begin with the same words. */
const MAX_COPIES = 100

/** Names to try for a new document: `about`, `about-2`, `about-3` … */
export function namesToTry(name: string): readonly string[] {
  return Array.from({ length: MAX_COPIES }, (_, copy) => (copy === 0 ? name : `${name}-${copy + 1}`))
}

/**
 * The first of some names that no document of a collection has.
 *
 * @param where.field Field that holds the name.
 * @returns Undefined when all are taken.
 */
export async function firstFree(
  names: readonly string[],
  where: { readonly collection: CollectionSlug; readonly field: string },
  req: PayloadRequest,
): Promise<string | undefined> {
  const { collection, field } = where
  const { docs } = await req.payload.find({
    collection,
    where: { [field]: { in: names } },
    select: { [field]: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const taken = new Set(docs.map((doc) => (doc as unknown as Readonly<Record<string, unknown>>)[field]))
  return names.find((name) => !taken.has(name))
}
