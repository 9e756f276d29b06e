import { mayPublish } from '@vitrine/content/access'
import type { PayloadHandler } from 'payload'

/** A handler that answers editors only, as the rules of the inbox have it. */
export function editorsOnly(handler: PayloadHandler): PayloadHandler {
  return (req) => (mayPublish(req.user) ? handler(req) : sentence(403, 'Only editors may do this. Sign in first.'))
}

/** An answer that the admin shows as it is. */
export function sentence(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}
