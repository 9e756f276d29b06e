import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { slugOfCollection } from '../queries/slugs.ts'
import type { StoredDocument } from './words-of.ts'

/**
 * A document as it was published last, with all languages: as visitors have it, or as they had it before it was taken
 * back. Undefined for one that was never published.
 */
export async function publishedState(
  config: Pick<SanitizedCollectionConfig, 'slug'>,
  id: number | string,
  req: PayloadRequest,
): Promise<StoredDocument | undefined> {
  // Payload's own operations would change the language of the request.
  const { db } = req.payload
  const collection = slugOfCollection(config)
  const main = await db.findOne<TypeWithID & StoredDocument>({ collection, where: { id: { equals: id } }, req })
  if (main?._status === 'published') return main
  const { docs } = await db.findVersions<StoredDocument>({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version
}
