import { type Endpoint, NotFound, restoreVersionOperation } from 'payload'
import { isCollection } from '../queries/slugs.ts'

/**
 * `POST /api/{collection}/versions/{id}`, in place of Payload's own: puts a version into the draft. What visitors see
 * stays until the draft is published.
 */
export function restoreAsDraft(collection: string): Omit<Endpoint, 'root'> {
  return {
    path: '/versions/:id',
    method: 'post',
    async handler(req) {
      const id = parseVersionId(req.routeParams?.id)
      if (id === undefined || !isCollection(req.payload, collection)) throw new NotFound(req.t)
      const config = req.payload.collections[collection]
      const restored = await restoreVersionOperation({ collection: config, id, draft: true, depth: 0, req })
      return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
    },
  }
}

function parseVersionId(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
