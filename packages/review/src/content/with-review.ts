import { beforeControls } from '@vitrine/content/config'
import { isMadeOfBlocks } from '@vitrine/content/documents'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { documentKey } from '../core/document-key.ts'
import { approveReview } from './reviews.ts'

/** Component that asks for a review, or says that somebody does. */
const REVIEW_STATE = '@vitrine/review/admin#ReviewState'

/**
 * Has notes on blocks and a review for each document of a collection whose documents are made of blocks and have drafts; both
 * go with the document. Others are returned as they are.
 */
export function withReview(collection: CollectionConfig): CollectionConfig {
  const { slug, custom, hooks, versions } = collection
  if (!isMadeOfBlocks(collection) || typeof versions !== 'object' || !versions.drafts) return collection
  return {
    ...beforeControls(collection, [REVIEW_STATE]),
    custom: { ...custom, isReviewed: true },
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), closesReview(slug)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), erasesReview(slug)],
    },
  }
}

function closesReview(collection: string): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    // Nobody can have asked for a review of a document that was not there.
    if (operation === 'update' && doc._status === 'published')
      await approveReview(req, documentKey({ collection, id: doc.id }))
  }
}

function erasesReview(collection: string): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const where = { document: { equals: documentKey({ collection, id }) } }
    await req.payload.delete({ collection: 'block-notes', where, depth: 0, req })
    await req.payload.delete({ collection: 'reviews', where, depth: 0, req })
  }
}
