import type {
  CollectionSlug,
  PaginatedDocs,
  Payload,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  TypeWithID,
  Where,
} from 'payload'
import { parseLocalTexts } from '../../core/local-paths.ts'
import { provenReads } from '../../store/proven-reads.ts'
import { siteLanguages } from '../languages.ts'
import { findSelected, type SelectOf } from './payload-edge.ts'

/** Documents that visitors may see. */
export const PUBLISHED: Where = { _status: { equals: 'published' } }

/** Documents that are for everyone: others are in no list. */
export const FOR_EVERYONE: Where = { visibility: { equals: 'everyone' } }

/** Question about documents that visitors may see. */
interface PublishedQuery<Slug extends CollectionSlug, Select> {
  /** Filter; all documents if absent. */
  readonly where?: Where
  readonly locale: string
  /** Levels of references that are followed; 0 leaves ids. */
  readonly depth: number
  /** Documents of an answer; all without. */
  readonly limit?: number
  /** Page of a list, from 1. */
  readonly page?: number
  /** Counts the documents of all pages, which takes a query more. */
  readonly isCounted?: boolean
  readonly sort?: Sort
  /** Fields that are read; all without. */
  readonly select?: SelectOf<Slug, Select>
}

/** Finds published documents of a collection with drafts. */
export async function published<Slug extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  collection: Slug,
  { where, isCounted = false, ...query }: PublishedQuery<Slug, Select>,
): Promise<PaginatedDocs<TransformCollectionWithSelect<Slug, Select>>> {
  return findSelected<Slug, Select>(payload, {
    ...query,
    collection,
    where: { and: [PUBLISHED, ...(where ? [where] : [])] },
    pagination: isCounted,
  })
}

/** Finds the published document at a path. Posts are not asked for so: the time of one may be to come. */
export async function publishedAt<Slug extends 'pages' | 'projects' | 'products'>(
  payload: Payload,
  collection: Slug,
  { path, ...query }: { readonly path: string; readonly locale: string; readonly depth: number },
) {
  return findAtPath(payload, { collection, path, locale: query.locale }, async (where) => {
    const { docs } = await published(payload, collection, { ...query, where, limit: 1 })
    return docs[0]
  })
}

/**
 * Finds the document at a path of a language: one that has it in that language, else one that is not written in it and has
 * it in another. Its visitors are led there.
 *
 * @param find Finds the document that it is, among those that may be shown.
 */
export async function findAtPath<Doc>(
  payload: Payload,
  { collection, path, locale }: { readonly collection: CollectionSlug; readonly path: string; readonly locale: string },
  find: (where: Where) => Promise<Doc | undefined>,
): Promise<Doc | undefined> {
  const at: Where = { path: { equals: path } }
  const own = await find(at)
  if (own !== undefined || siteLanguages(payload).length === 1) return own
  const { docs } = await provenReads(payload).get(JSON.stringify(['languages', collection, path]), () =>
    payload.db.find<TypeWithID & { readonly path?: unknown }>({
      collection,
      where: at,
      locale: 'all',
      select: { path: true },
      pagination: false,
    }),
  )
  const others = docs.filter((doc) => parseLocalTexts(doc.path)[locale] === undefined)
  return others.length > 0 ? find({ id: { in: others.map(({ id }) => id) } }) : undefined
}
