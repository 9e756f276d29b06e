import type { CollectionConfig } from 'payload'
import { authorsKeepToDrafts } from './author-drafts.ts'
import { restoreAsDraft } from './restore-as-draft.ts'

/**
 * Leaves what visitors see to those who may publish, and to publishing: for every collection with drafts. Others are
 * returned as they are.
 */
export function withDrafts(collection: CollectionConfig): CollectionConfig {
  const { slug, versions, hooks, endpoints } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [authorsKeepToDrafts, ...(hooks?.beforeOperation ?? [])] },
    // Of two endpoints at one address Payload asks the first, and its own come last.
    endpoints: [restoreAsDraft(slug), ...(endpoints || [])],
  }
}
