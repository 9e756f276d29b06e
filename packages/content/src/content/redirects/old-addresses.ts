import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { addressOf } from '../../core/languages.ts'
import { pageLanguages } from '../../core/page-languages.ts'
import { siteLanguages } from '../languages.ts'
import { slugOfCollection } from '../queries/slugs.ts'

/** What a document with an address has. Its path is the same in every language. */
interface Addressed {
  readonly id: number | string
  readonly path?: string | null
  readonly languages?: unknown
  readonly _status?: string | null
}

/**
 * Before a document is published: notes where visitors find it until then. What the admin calls the previous document may
 * be a draft that nobody has seen.
 */
export const notePublishedPath: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (originalDoc?.id === undefined || { ...originalDoc, ...data }._status !== 'published') return data
  const published = (await req.payload.findByID({
    collection: slugOfCollection(collection),
    id: originalDoc.id,
    draft: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })) as Addressed | null
  if (published?._status === 'published' && published.path) {
    // Not the hook's own `context`: the question above has put a copy in its place.
    req.context[noteOf(collection.slug, originalDoc.id)] = published.path
  }
  return data
}

/** After a document is published: leads its old address to the new one, and frees the new one of what led away. */
export const redirectOldPath: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id, path, languages, _status } = doc as Addressed
  if (_status !== 'published' || !path) return
  const previous = req.context[noteOf(collection.slug, id)]
  await followMove(req, { ...(typeof previous === 'string' && { from: previous }), to: path, languages })
}

/**
 * Keeps addresses true when something has moved: redirects from the old one, in every language that it is written in.
 *
 * @param move.from Path before; left out for what had none.
 * @param move.languages Languages that it is written in, as they were noted.
 */
export async function followMove(
  req: PayloadRequest,
  move: { readonly from?: string; readonly to: string; readonly languages: unknown },
): Promise<void> {
  const { from, to } = move
  const all = siteLanguages(req.payload)
  for (const locale of pageLanguages(move.languages, all)) {
    const address = addressOf({ locale, path: to }, all)
    await removeRedirect(req, address)
    if (from === undefined || from === to) continue
    const old = addressOf({ locale, path: from }, all)
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
  const where = { from: { equals: from } }
  const { totalDocs } = await req.payload.count({ collection: 'redirects', where, req })
  if (totalDocs > 0) await req.payload.delete({ collection: 'redirects', where, depth: 0, req })
}

function noteOf(collection: string, id: number | string): string {
  return `published path of ${collection} ${id}`
}
