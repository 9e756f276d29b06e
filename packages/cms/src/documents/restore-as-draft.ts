import { type Endpoint, NotFound, restoreVersionOperation } from 'payload'

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
      const config = req.payload.collections[collection]
      if (id === undefined || !config) throw new NotFound(req.t)
      const restored = await restoreVersionOperation({ collection: config, id, draft: true, depth: 0, req })
      return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
    },
  }
}

function parseVersionId(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
