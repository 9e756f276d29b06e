import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook, TypeWithID } from 'payload'
import { parseLocalTexts } from '../../core/local-paths.ts'
import { record } from '../../core/stored.ts'
import { languagesNoted } from '../documents/languages-field.ts'
import { slugOfCollection } from '../queries/slugs.ts'
import { heldOf, noteHeld } from './held.ts'
import { type StoredDocument, withWordsOf } from './words-of.ts'

/** After one language is published: saves what is newer in the others as a draft of what visitors have. */
export const keepDraft: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const held = heldOf(req, collection, doc.id)
  noteHeld(req, collection, doc.id, undefined)
  if (!held?.newest) return doc
  const { languages, newest } = held
  const { db, blocks } = req.payload
  const slug = slugOfCollection(collection)
  // Payload's own operation would change the language of the request.
  const published = await db.findOne<TypeWithID & StoredDocument>({
    collection: slug,
    where: { id: { equals: doc.id } },
    req,
  })
  if (!published) return doc
  const mixed = withWordsOf(published, collection.flattenedFields, {
    of: newest,
    languages,
    block: (name) => blocks[name],
  })
  const draft = { ...mixed, ...('path' in published && { path: pathsOf(mixed, published, languages) }) }
  if (isDeepStrictEqual(draft, published)) return doc
  const transactionID = await req.transactionID
  // Of two versions of one moment either may be taken for the newest.
  const now = new Date(Date.now() + 1).toISOString()
  await db.createVersion({
    autosave: false,
    collectionSlug: slug,
    parent: doc.id,
    createdAt: now,
    updatedAt: now,
    // Lists of versions leave it out: nobody has saved it.
    snapshot: true,
    // It has the time of what was published, so that a form that has published goes on from it.
    versionData: {
      ...draft,
      ...('languages' in published && { languages: together(newest.languages, published.languages) }),
      _status: 'draft',
    },
    returning: false,
    // Only the transaction: what is kept is the work of others, which the rights of this account do not reach.
    req: transactionID === undefined ? {} : { transactionID },
  })
  return doc
}

/** Paths of a draft: those of its slugs where these are its own, else the published ones. */
function pathsOf(draft: StoredDocument, published: StoredDocument, languages: readonly string[]): unknown {
  const [own, slugs] = [parseLocalTexts(draft.slug), parseLocalTexts(published.slug)]
  const changed = languages.filter((language) => own[language] !== slugs[language])
  if (changed.length === 0) return published.path
  const paths = record(draft.path)
  return { ...record(published.path), ...Object.fromEntries(changed.map((language) => [language, paths[language]])) }
}

function together(...noted: readonly unknown[]): readonly string[] {
  return [...new Set(noted.flatMap(languagesNoted))]
}
