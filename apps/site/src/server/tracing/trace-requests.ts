import { type TracedWork, tracedWork } from '@vitrine/content/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from '../route-of.ts'

/**
 * Tells of each request who traces the site; what is done for it is a part of it.
 *
 * @param options.isTrusted True if a proxy may say what a request is a part of.
 */
export function traceRequests(app: FastifyInstance, { isTrusted }: { readonly isTrusted: boolean }): void {
  const works = new WeakMap<FastifyRequest, TracedWork>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!tracedWork.start.hasSubscribers) return done()
    const { traceparent } = request.headers
    const work: TracedWork = {
      name: `${request.method} ${routeOf(request)}`,
      kind: 'server',
      facts: {
        'http.request.method': request.method,
        'http.route': routeOf(request),
        'vitrine.request_id': request.id,
      },
      traceparent: isTrusted && typeof traceparent === 'string' ? traceparent : undefined,
    }
    works.set(request, work)
    tracedWork.start.runStores(work, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const work = works.get(request)
    if (!work) return
    work.facts['http.response.status_code'] = reply.raw.statusCode
    work.hasFailed = reply.raw.statusCode >= 500
    tracedWork.asyncEnd.publish(work)
  })
}
