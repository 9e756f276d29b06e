import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from 'payload'
import type { Backlink, Backlinks } from '../../core/backlinks.ts'
import { siteLanguages } from '../languages.ts'
import { slugOfCollection, slugOfGlobal } from '../queries/slugs.ts'
import { pointsAt, type Target } from './points-at.ts'
import { type BlockFields, referencesIn } from './references-in.ts'

/** Documents of a collection that are looked through, those that were changed last. */
const MAX_SEARCHED = 5_000

/** Documents that are read at a time. */
const BATCH = 200

/** Documents that are named; of more it is said how many. */
const MAX_NAMED = 20

type Stored = Readonly<Record<string, unknown>>

/**
 * Finds what links to documents or uses them, as published and as drafts, in all languages. What lies in the trash, and
 * the documents themselves, do not count.
 */
export async function findBacklinks(
  req: PayloadRequest,
  targets: readonly Target[],
  siteUrl: string,
): Promise<Backlinks> {
  const { payload } = req
  const site = { siteUrl, languages: siteLanguages(payload) }
  const blockFields: BlockFields = (slug) => payload.blocks[slug]?.flattenedFields
  const names = ({ flattenedFields }: SanitizedCollectionConfig | SanitizedGlobalConfig, stored: Stored) =>
    pointsAt(referencesIn(flattenedFields, stored, blockFields), targets, site)

  const found: Backlink[] = []
  let isComplete = true
  for (const collection of searchedCollections(req)) {
    const own = new Set(targets.filter((target) => target.collection === collection.slug).map(({ id }) => String(id)))
    const seen = new Map<string, Stored>()
    isComplete &&= await eachDocument(req, collection, (stored) => {
      const id = String(stored.id)
      if (!own.has(id) && !seen.has(id) && names(collection, stored)) seen.set(id, stored)
    })
    for (const stored of seen.values()) found.push(backlinkOf(req, collection, stored))
  }
  const { admin } = payload.config.routes
  for (const global of payload.config.globals) {
    if (!names(global, await payload.db.findGlobal({ slug: slugOfGlobal(global), req }))) continue
    found.push({ title: String(global.label), kind: 'Settings', admin: `${admin}/globals/${global.slug}` })
  }
  return { named: found.slice(0, MAX_NAMED), total: found.length, isComplete }
}

/** Collections that editors make and can put into the trash: the rest is what visitors sent, or Vitrine's own. */
function searchedCollections({ payload }: PayloadRequest): readonly SanitizedCollectionConfig[] {
  return payload.config.collections.filter(({ trash }) => trash)
}

/** Reads the documents of a collection, and the drafts of those that have a newer one. @returns Whether these are all. */
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

function backlinkOf({ payload }: PayloadRequest, collection: SanitizedCollectionConfig, stored: Stored): Backlink {
  const { slug, labels, admin } = collection
  const { id } = stored
  return {
    title: titleOf(stored[admin.useAsTitle ?? 'id'], siteLanguages(payload)) ?? `number ${id}`,
    kind: String(labels.singular),
    admin: `${payload.config.routes.admin}/collections/${slug}/${id}`,
  }
}

/** A title in the default language, or in the first that it is written in. */
function titleOf(stored: unknown, languages: readonly string[]): string | undefined {
  if (typeof stored === 'string') return stored
  if (typeof stored !== 'object' || stored === null) return undefined
  const byLanguage = stored as Stored
  const titles = languages.map((language) => byLanguage[language])
  return titles.find((title) => typeof title === 'string' && title !== '') as string | undefined
}
