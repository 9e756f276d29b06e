import { may, type Operation } from '@vitrine/content/access'
import type { Area } from '@vitrine/content/core'
import type { PayloadHandler } from 'payload'

/** A handler that answers accounts alone whose role may do something in an area. */
export function forRole(area: Area, operation: Operation, handler: PayloadHandler): PayloadHandler {
  return async (req) =>
    (await may(req, area, operation))
      ? handler(req)
      : sentence(403, 'Your role may not do this. Sign in with another account.')
}

/** An answer that the admin shows as it is. */
export function sentence(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}
