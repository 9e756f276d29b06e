import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { raiseRevision } from '../../store/revision.ts'
import { trashMove } from '../trash/trash-move.ts'

/**
 * Keeps the content revision true for a collection that visitors see. Others are returned as they are. A collection of
 * which they see only some documents has a function there that says which.
 */
export function withRevision(collection: CollectionConfig): CollectionConfig {
  const visible: unknown = collection.custom?.visitorVisible
  if (!visible) return collection
  const isSeen = typeof visible === 'function' ? (doc: unknown) => visible(doc ?? {}) === true : isVisible
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          // What leaves may be published, though the newest state of it is a draft.
          const isMoved = trashMove(doc, previousDoc) !== undefined
          if (isMoved || isSeen(doc) || isSeen(previousDoc)) await raiseContentRevision(req)
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ doc, req }) => {
          if (typeof visible !== 'function' || isSeen(doc)) await raiseContentRevision(req)
        },
      ],
    },
  }
}

/** As {@link withRevision}, for a global. */
export function globalWithRevision(global: GlobalConfig): GlobalConfig {
  if (!global.custom?.visitorVisible) return global
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [...(global.hooks?.afterChange ?? []), async ({ req }) => raiseContentRevision(req)],
    },
  }
}

/** Autosaved drafts change nothing that visitors see; documents without drafts are always visible. */
function isVisible(doc: unknown): boolean {
  const { id, _status } = (doc ?? {}) as { id?: unknown; _status?: unknown }
  return id !== undefined && (_status === undefined || _status === 'published')
}

async function raiseContentRevision(req: PayloadRequest): Promise<void> {
  await raiseRevision(req)
}
