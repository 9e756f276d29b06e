import { ROWS_FOLLOWER, type RowsFollower } from '@vitrine/content/documents'
import { transactionOf } from '@vitrine/content/sql'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { searchMark } from '../core/search-mark.ts'
import { partKey } from '../store/index/entry.ts'
import { StaleDocuments } from '../store/index/stale-documents.ts'
import { type Change, stepDeleted, stepDocument, stepLater, stepPart } from '../store/index/step.ts'

/**
 * Member of a request's context that leaves the index behind for a moment: a {@link StaleDocuments}, which its documents
 * are added to. Who gave it notes them by `stepLater`, and the site brings the index up to date by itself. For programs
 * that write many.
 */
export const SEARCH_LATER = 'searchLater'

/** Keeps the search index in step with a collection that carries a mark. Others are returned as they are. */
export function withSearch(collection: CollectionConfig): CollectionConfig {
  const mark = searchMark(collection.custom)
  if (!mark) return collection
  const { slug, hooks, custom } = collection
  if (mark.kind === 'rows') {
    const follower: RowsFollower = (payload, ids, transaction) =>
      stepLater(
        payload,
        [...new Set(ids)].map((id) => ({ collection: slug, document: String(id) })),
        {
          transaction,
          transactionID: undefined,
        },
      )
    return { ...collection, custom: { ...custom, [ROWS_FOLLOWER]: follower } }
  }
  const changed =
    mark.kind === 'part'
      ? async (id: number | string, req: PayloadRequest) =>
          stepPart(req.payload, partKey(slug, id), await changeOf(req))
      : async (id: number | string, req: PayloadRequest) => {
          const later = req.context[SEARCH_LATER]
          const document = { collection: slug, document: String(id) }
          if (later instanceof StaleDocuments) later.add(document)
          else await stepDocument(req.payload, document, await changeOf(req))
        }
  const deleted =
    mark.kind === 'part'
      ? changed
      : async (id: number | string, req: PayloadRequest) =>
          stepDeleted(req.payload, { collection: slug, document: String(id) }, await changeOf(req))
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), async ({ doc, req }) => changed(doc.id, req)],
      afterDelete: [...(hooks?.afterDelete ?? []), async ({ id, req }) => deleted(id, req)],
    },
  }
}

async function changeOf(req: PayloadRequest): Promise<Change> {
  return { transaction: await transactionOf(req), transactionID: (await req.transactionID) ?? undefined }
}
