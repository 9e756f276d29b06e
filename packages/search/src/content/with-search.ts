import { transactionOf } from '@vitrine/content/sql'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { searchMark } from '../core/search-mark.ts'
import { partKey } from '../store/index/entry.ts'
import { type Change, stepDeleted, stepDocument, stepPart } from '../store/index/step.ts'

/** Keeps the search index in step with a collection that carries a mark. Others are returned as they are. */
export function withSearch(collection: CollectionConfig): CollectionConfig {
  const mark = searchMark(collection.custom)
  if (!mark) return collection
  const { slug, hooks } = collection
  const changed =
    mark.kind === 'part'
      ? async (id: number | string, req: PayloadRequest) =>
          stepPart(req.payload, partKey(slug, id), await changeOf(req))
      : async (id: number | string, req: PayloadRequest) =>
          stepDocument(req.payload, { collection: slug, document: String(id) }, await changeOf(req))
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
