import { mayPublish } from '@vitrine/cms/access'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'

const FORBIDDEN = 403

/** Authors write drafts; what visitors see is changed by those who may publish. */
export const authorsKeepToDrafts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.user || mayPublish(req.user)) return args
  const { data, draft, id } = args as { data?: { _status?: string }; draft?: boolean; id?: number | string }
  const changesPublished = operation === 'update' && !draft && (await isPublished(id, req))
  if (data?._status === 'published' || changesPublished) {
    throw new APIError('Authors save drafts. Ask an editor to publish this page.', FORBIDDEN, null, true)
  }
  return args
}

async function isPublished(id: number | string | undefined, req: PayloadRequest): Promise<boolean> {
  // A change of many pages at once may meet a published one.
  if (id === undefined) return true
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    draft: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return (page as { _status?: string } | null)?._status === 'published'
}
