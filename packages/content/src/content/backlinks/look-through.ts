import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from 'payload'
import { slugOfCollection, slugOfGlobal } from '../queries/slugs.ts'
import { type BlockFields, type Reference, referencesIn } from './references-in.ts'

/** Documents of a collection that are looked through, those that were changed last. */
const MAX_SEARCHED = 5_000

/** Documents that are read at a time. */
const BATCH = 200

export type Stored = Readonly<Record<string, unknown>>

/** Visitor of documents and globals: it is given each, and what it names. */
export interface Look {
  readonly collection: (config: SanitizedCollectionConfig, stored: Stored, references: readonly Reference[]) => void
  readonly global: (config: SanitizedGlobalConfig, references: readonly Reference[]) => void
}

/**
 * Looks through all that editors make, as published and as drafts, in all languages, but not what lies in the trash.
 *
 * @returns True when these were all.
 */
export async function lookThrough(req: PayloadRequest, look: Look): Promise<boolean> {
  const { payload } = req
  const blockFields: BlockFields = (slug) => payload.blocks[slug]?.flattenedFields
  let areAll = true
  for (const collection of searchedCollections(req)) {
    areAll &&= await eachDocument(req, collection, (stored) =>
      look.collection(collection, stored, referencesIn(collection.flattenedFields, stored, blockFields)),
    )
  }
  for (const global of payload.config.globals) {
    const stored = await payload.db.findGlobal({ slug: slugOfGlobal(global), req })
    look.global(global, referencesIn(global.flattenedFields, stored, blockFields))
  }
  return areAll
}

/** Collections that editors make and can put into the trash: the rest is what visitors sent, or Vitrine's own. */
function searchedCollections({ payload }: PayloadRequest): readonly SanitizedCollectionConfig[] {
  return payload.config.collections.filter(({ trash }) => trash)
}

/** Reads the documents of a collection, and the drafts of those that have a newer one. @returns True when these are all. */
async function eachDocument(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  look: (stored: Stored) => void,
): Promise<boolean> {
  const collection = slugOfCollection(config)
  const { db } = req.payload
  const part = (page: number) => ({ collection, limit: BATCH, page, req })
  const areAll = await eachPart(
    (page) => db.find({ ...part(page), sort: '-updatedAt', where: { deletedAt: { exists: false } } }),
    look,
  )
  if (!config.versions?.drafts) return areAll
  const isDraft: Where = {
    and: [{ 'version._status': { equals: 'draft' } }, { 'version.deletedAt': { exists: false } }],
  }
  const areAllDrafts = await eachPart(
    (page) => db.queryDrafts({ ...part(page), sort: '-version.updatedAt', where: isDraft }),
    look,
  )
  return areAll && areAllDrafts
}

async function eachPart(
  read: (page: number) => Promise<{ readonly docs: readonly object[]; readonly hasNextPage: boolean }>,
  look: (stored: Stored) => void,
): Promise<boolean> {
  for (let page = 1; page <= MAX_SEARCHED / BATCH; page += 1) {
    const { docs, hasNextPage } = await read(page)
    for (const stored of docs) look(stored as Stored)
    if (!hasNextPage) return true
  }
  return false
}
