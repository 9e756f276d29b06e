import type { FastifyRequest } from 'fastify'

/** Route of pages: whatever no other route takes. */
export const PAGE_ROUTE = 'page'

/** Route of whatever no other route takes, as Fastify has it. */
const ANY_ADDRESS = '/*'

/** The pattern of a route: there are few, while there are as many addresses as somebody cares to try. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || url === ANY_ADDRESS ? PAGE_ROUTE : url
}
