import type { FastifyInstance } from 'fastify'
import { routeOf } from '../route-of.ts'
import type { SiteMetrics } from './site-metrics.ts'

/** Counts the answers of an app, and how long they took. */
export function countAnswers(app: FastifyInstance, metrics: SiteMetrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(routeOf(request), request.method, reply.raw.statusCode, reply.elapsedTime)
  })
}
