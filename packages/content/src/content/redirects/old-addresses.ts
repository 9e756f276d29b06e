import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { addressOf } from '../../core/languages.ts'
import { type LocalTexts, parseLocalTexts, textIn } from '../../core/local-paths.ts'
import { runSql, sql, transactionOf } from '../../store/sql.ts'
import { savedTogether } from '../documents/saved-together.ts'
import { siteLanguages } from '../languages.ts'
import { slugOfCollection } from '../queries/slugs.ts'

/**
 * Before a document is published: notes where visitors find it until then. What the admin calls the previous document may
 * be a draft that nobody has seen.
 */
export const notePublishedPath: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (originalDoc?.id === undefined || { ...originalDoc, ...data }._status !== 'published') return data
  // Not the hook's own `context`: a question may have put a copy in its place.
  req.context[noteOf(collection.slug, originalDoc.id)] = await publishedPaths(collection, originalDoc.id, req)
  return data
}

/** After a document is published: leads its old addresses to the new ones, and frees those of what led away. */
export const redirectOldPath: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id, _status } = doc as { readonly id: number | string; readonly _status?: string | null }
  if (_status !== 'published') return
  const from = parseLocalTexts(req.context[noteOf(collection.slug, id)])
  await followMove(req, { from, to: await publishedPaths(collection, id, req) })
}

interface PublishedDocument {
  readonly _status?: unknown
  readonly path?: unknown
  readonly deletedAt?: unknown
}

/** Paths of a document as visitors have it; empty while they have none, as in the trash. */
async function publishedPaths(
  collection: Pick<CollectionConfig, 'slug'>,
  id: number | string,
  req: PayloadRequest,
): Promise<LocalTexts> {
  // Payload's own operation would change the language of the request.
  const found =
    savedTogether(req)?.created({ collection: collection.slug, id }) ??
    (await req.payload.db.findOne<TypeWithID & PublishedDocument>({
      collection: slugOfCollection(collection),
      where: { id: { equals: id } },
      select: { path: true, _status: true, deletedAt: true },
      req,
    }))
  return found?._status === 'published' && !found.deletedAt ? parseLocalTexts(found.path) : {}
}

/**
 * Keeps addresses true when something has moved: a redirect from the old one in every language that it is written in. A
 * language in which it is new leaves the address that led visitors to another one until then.
 *
 * @param move.from Path before in each language; empty for what had none.
 */
export async function followMove(
  req: PayloadRequest,
  { from, to }: { readonly from: LocalTexts; readonly to: LocalTexts },
): Promise<void> {
  const all = siteLanguages(req.payload)
  for (const locale of all) {
    const [before, after] = [textIn(from, locale, all), to[locale]]
    if (after === undefined) continue
    const address = addressOf({ locale, path: after }, all)
    await removeRedirect(req, address)
    // Visitors are led from an address with its marks apart to the composed one without a redirect.
    if (before === undefined || before.normalize('NFC') === after) continue
    const old = addressOf({ locale, path: before }, all)
    // One from before the address had a page there says where nobody wants to go any more.
    await removeRedirect(req, old)
    await req.payload.create({
      collection: 'redirects',
      data: { from: old, to: address, status: '301' },
      depth: 0,
      req,
    })
  }
}

async function removeRedirect(req: PayloadRequest, from: string): Promise<void> {
  const there = sql`select id from redirects where "from" = ${from} and deleted_at is null limit 1`
  const isThere = (await runSql(req.payload, there, await transactionOf(req))).length > 0
  if (isThere) await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, depth: 0, req })
}

function noteOf(collection: string, id: number | string): string {
  return `published path of ${collection} ${id}`
}
