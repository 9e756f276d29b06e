import type { FastifyInstance } from 'fastify'

/** Seconds for which a browser remembers what another site may ask. */
const PREFLIGHT_SECONDS = 600

/**
 * Lets pages of other sites use the addresses of a scope. Nothing travels with cookies: visitors have none.
 *
 * @param origins Sites that may, such as `https://www.example.org`.
 */
export function allowOrigins(app: FastifyInstance, origins: ReadonlySet<string>): void {
  if (origins.size === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (!origin || !origins.has(origin)) return
    reply.header('access-control-allow-origin', origin)
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'accept, content-type')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send()
  })
}
