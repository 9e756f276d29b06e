import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { SiteMetrics } from './site-metrics.ts'

/** Where metrics are. */
export const METRICS_PATH = '/metrics'

/** Answers `/metrics` to who knows the token, and to nobody else. */
export async function metricsRoute(
  app: FastifyInstance,
  { metrics, token }: { readonly metrics: SiteMetrics; readonly token: string },
): Promise<void> {
  const expected = digest(`Bearer ${token}`)
  app.get(METRICS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send('Send METRICS_TOKEN as a bearer token.')
    }
    const { type, text } = await metrics.read()
    return reply.type(type).send(text)
  })
}

/** Of one length, so that comparing tells nothing of where they differ. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Answers `/metrics` on a port of its own, to everybody who reaches it. @returns Once it listens. */
export async function startMetricsServer(
  metrics: SiteMetrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== METRICS_PATH) {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((settle, fail) => {
    server.once('error', fail)
    server.listen(port, host, settle)
  })
  return server
}
