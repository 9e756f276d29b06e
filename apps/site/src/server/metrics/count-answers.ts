import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_ROUTE, type SiteMetrics } from './site-metrics.ts'

/** Route of whatever no other route takes. */
const ANY_ADDRESS = '/*'

/** Counts the answers of an app, and how long they took. */
export function countAnswers(app: FastifyInstance, metrics: SiteMetrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(routeOf(request), request.method, reply.raw.statusCode, reply.elapsedTime)
  })
}

/** The pattern of a route: there are few, while there are as many addresses as somebody cares to try. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || url === ANY_ADDRESS ? PAGE_ROUTE : url
}
