import { APIError, type CollectionBeforeOperationHook, type CollectionSlug, type PayloadRequest } from 'payload'
import { mayPublish } from '../access.ts'

const FORBIDDEN = 403

/** Authors write drafts; what visitors see is changed by those who may publish. */
export const authorsKeepToDrafts: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.user || mayPublish(req.user)) return args
  const { data, draft, id } = args as { data?: { _status?: string }; draft?: boolean; id?: number | string }
  const changesPublished = operation === 'update' && !draft && (await isPublished(collection.slug, id, req))
  if (data?._status === 'published' || changesPublished) {
    throw new APIError('Authors save drafts. Ask an editor to publish them.', FORBIDDEN, null, true)
  }
  return args
}

async function isPublished(
  collection: CollectionSlug,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  // A change of many documents at once may meet a published one.
  if (id === undefined) return true
  const document = await req.payload.findByID({
    collection,
    id,
    draft: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return (document as { _status?: string } | null)?._status === 'published'
}
