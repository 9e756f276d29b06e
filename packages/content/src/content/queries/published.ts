import type {
  CollectionSlug,
  PaginatedDocs,
  Payload,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  Where,
} from 'payload'
import { findSelected, type SelectOf } from './payload-edge.ts'

/** Documents that visitors may see. */
export const PUBLISHED: Where = { _status: { equals: 'published' } }

/** Question about documents that visitors may see. */
interface PublishedQuery<Slug extends CollectionSlug, Select> {
  /** Those that are meant; all without. */
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
export async function publishedAt<Slug extends 'pages' | 'projects'>(
  payload: Payload,
  collection: Slug,
  { path, ...query }: { readonly path: string; readonly locale: string; readonly depth: number },
) {
  const { docs } = await published(payload, collection, { ...query, where: { path: { equals: path } }, limit: 1 })
  return docs[0]
}
