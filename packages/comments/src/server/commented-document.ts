import { record, text } from '@vitrine/content/core'
import { FOR_EVERYONE, PUBLISHED } from '@vitrine/content/queries'
import type { DataFromCollectionSlug, Payload, Where } from 'payload'
import { parseCommentId } from '../core/comment-post.ts'

/** Collections whose documents take comments. */
type CommentedSlug = DataFromCollectionSlug<'comments'>['about']['relationTo']

/** Document that comments are about. */
export interface CommentedReference {
  readonly collection: CommentedSlug
  readonly id: number
}

/** Document as visitors may comment on it. */
export interface CommentedDocument {
  readonly reference: CommentedReference
  readonly title: string | undefined
  readonly path: string
  readonly publishedAt: unknown
  readonly allowComments: unknown
}

/** Reads a reference to a document; undefined for one whose collection takes no comments. */
export function commentedReference(
  payload: Payload,
  { collection, id }: { readonly collection: string; readonly id: string },
): CommentedReference | undefined {
  const number = parseCommentId(id)
  return number !== undefined && takesComments(payload, collection) ? { collection, id: number } : undefined
}

function takesComments(payload: Payload, collection: string): collection is CommentedSlug {
  return payload.config.collections.some(({ slug, custom }) => slug === collection && custom?.takesComments === true)
}

/** Condition of comments about a document. */
export function commentsOn({ collection, id }: CommentedReference): Where {
  return { about: { equals: { relationTo: collection, value: id } } }
}

/** Finds a document if everybody may see it. Of those with a date the time has to have come. */
export async function findCommented(
  payload: Payload,
  reference: CommentedReference,
  locale: string,
): Promise<CommentedDocument | undefined> {
  const { collection, id } = reference
  const { flattenedFields } = payload.collections[collection].config
  const isDated = flattenedFields.some(({ name }) => name === 'publishedAt')
  const due: Where = { publishedAt: { less_than_equal: new Date().toISOString() } }
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, PUBLISHED, FOR_EVERYONE, ...(isDated ? [due] : [])] },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: 'id',
    select: { title: true, path: true, allowComments: true, ...(isDated && { publishedAt: true }) },
  })
  if (!docs[0]) return undefined
  const { title, path, publishedAt, allowComments } = record(docs[0])
  return { reference, title: text(title), path: String(path), publishedAt, allowComments }
}
