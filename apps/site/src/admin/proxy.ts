import { randomBytes } from 'node:crypto'
import proxy from '@fastify/http-proxy'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FRESHNESS_LEASE_MS } from '../cache/freshness.ts'
import type { SupervisedAdmin } from './supervisor.ts'

/** Tries to log in, or to make the first account, from one address in one minute. */
const MAX_LOGIN_TRIES_PER_MINUTE = 10

/** Seconds after which a browser asks again for an admin that is starting. */
const RETRY_AFTER_SECONDS = 2

const LOGIN_ADDRESSES = new Set([
  '/api/users/login',
  '/api/users/first-register',
  '/api/users/forgot-password',
  '/api/users/reset-password',
])

/** What belongs to the admin. */
const PREFIXES = ['/admin', '/api', '/_next']

/** Leads the admin's addresses to the child. */
export async function adminProxy(app: FastifyInstance, admin: SupervisedAdmin): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: MAX_LOGIN_TRIES_PER_MINUTE,
      timeWindow: '1 minute',
      // Counted as `first-register` and `login` together.
      keyGenerator: (request) => request.ip,
      allowList: (request) => request.method !== 'POST' || !LOGIN_ADDRESSES.has(request.url.split('?', 1)[0] ?? ''),
      errorResponseBuilder: () => ({
        statusCode: 429,
        errors: [{ message: 'Too many tries. Wait a minute, then try again.' }],
      }),
    })
    scope.setErrorHandler((error: { statusCode?: number; errors?: unknown }, _request, reply) =>
      reply
        .code(error.statusCode ?? 502)
        .send({ errors: error.errors ?? [{ message: 'The admin does not answer. Try again.' }] }),
    )
    for (const prefix of PREFIXES) {
      await scope.register(proxy, {
        upstream: `http://127.0.0.1:${admin.port}`,
        prefix,
        rewritePrefix: prefix,
        websocket: true,
        // A connection of its own for each request: one that is kept may be closed by the child in the moment in which the
        // next request goes out on it, and a change of an editor cannot be sent twice.
        http: { agentOptions: { keepAlive: false }, requestOptions: { timeout: 120_000 } },
        disableRequestLogging: true,
        preHandler: (request, reply, done) => {
          if (admin.isReady()) done()
          else sendStarting(request, reply)
        },
        replyOptions: {
          rewriteRequestHeaders(request, headers) {
            return {
              ...headers,
              'content-security-policy': policyOf(nonceFor(request as FastifyRequest)),
              // Next compares it with the origin of its server actions. `headers` name the child already.
              'x-forwarded-host': (request as FastifyRequest).host,
              'x-forwarded-proto': (request as FastifyRequest).protocol,
              'x-forwarded-for': (request as FastifyRequest).ip,
            }
          },
          // How long the child keeps its connection is nothing of the visitor's.
          rewriteHeaders({ connection: _, ...headers }, request) {
            const isPage = String(headers['content-type'] ?? '').startsWith('text/html')
            return isPage
              ? { ...headers, 'content-security-policy': policyOf(nonceFor(request as unknown as FastifyRequest)) }
              : headers
          },
          onResponse(request, reply, response) {
            // A change is acknowledged only when no process can answer with what was before it: one lease later.
            const isChange = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
            const body = (response as { stream?: unknown }).stream ?? response
            if (isChange) setTimeout(() => reply.send(body), FRESHNESS_LEASE_MS)
            else reply.send(body)
          },
        },
      })
    }
  })
}

const nonces = new WeakMap<object, string>()

function nonceFor(request: FastifyRequest): string {
  const key = request.raw ?? request
  const known = nonces.get(key)
  if (known) return known
  const nonce = randomBytes(16).toString('base64')
  nonces.set(key, nonce)
  return nonce
}

/** Next reads the nonce from the request's policy and puts it on its scripts; its styles are inline. */
function policyOf(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

function sendStarting(_request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(503)
    .header('retry-after', String(RETRY_AFTER_SECONDS))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('text/html; charset=utf-8')
    .send(STARTING_PAGE)
}

const STARTING_PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The admin is starting</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><style>body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.5 system-ui,sans-serif;color:#1d1b18;background:#f4f0e8}h1{font-weight:500;margin:0 0 .5rem}p{margin:0;color:#5c554b}</style></head><body><main><h1>The admin is starting.</h1><p>This page looks again by itself. Visitors are served meanwhile.</p></main></body></html>`
