import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import proxy from '@fastify/http-proxy'
import { FRESHNESS_LEASE_MS } from '@vitrine/content/cache'
import { isGone, SENDER_LEFT } from '@vitrine/http/server'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify'
import type { WhoAsks } from '../server/who-asks.ts'
import { createDoor, type Door, type DoorOptions, searchOf } from './door.ts'
import { readFailure } from './failed-question.ts'
import { type KnowsNetwork, type LoginLimits, loginLimits } from './login-limits.ts'
import type { SupervisedAdmin } from './supervisor.ts'
import { sendWaitingPage, type WaitingPage } from './waiting-page.ts'

/** Seconds after which a browser asks again for an admin that is starting. */
const RETRY_AFTER_SECONDS = 2

/**
 * Bytes of the head of an answer. One that leads to the page where people sign in names the address that was asked for,
 * each character of it written as up to five; Node reads 16 KiB of a request.
 */
const MAX_ANSWER_HEAD_BYTES = 128 * 1024

/** Prefixes of the admin's addresses. */
const PREFIXES = ['/admin', '/api', '/_next']

export interface ProxyOptions {
  readonly admin: Pick<SupervisedAdmin, 'port' | 'isReady'>
  readonly whoAsks: WhoAsks
  /** True if anonymous clients may read the API. */
  readonly publicApi: boolean
  /** True while the admin is developed: its pages hear of changes by a WebSocket. */
  readonly reloads: boolean
  /** Makes hashes of who tried to sign in, for the log. */
  readonly secret: string
  readonly knowsNetwork: KnowsNetwork
  readonly languageOf: DoorOptions['languageOf']
}

/** Leads the admin's addresses to the child. */
export async function adminProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { admin, whoAsks, publicApi, reloads, secret, knowsNetwork, languageOf } = options
  const limits = loginLimits({ secret, knowsNetwork })
  const door = createDoor({ whoAsks, limits, publicApi, languageOf })
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) =>
      admin.isReady() ? undefined : sendWaitingPage(reply, { ...STARTING, retryAfterSeconds: RETRY_AFTER_SECONDS }),
    )
    door.guard(scope)
    // Letting in takes time, in which the sender may leave: of what follows there is no address.
    scope.addHook('preHandler', async (request, reply) =>
      isGone(request.raw) ? reply.code(SENDER_LEFT).send() : undefined,
    )
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (isGone(request.raw)) return reply.code(SENDER_LEFT).send()
      const status = error.statusCode ?? 502
      if (status < 500) return reply.code(status).send({ errors: [{ message: error.message }] })
      app.log.error({ err: error }, 'the admin did not answer')
      return reply.code(status).send({ errors: [{ message: 'The admin does not answer. Try again.' }] })
    })
    for (const prefix of PREFIXES) {
      await scope.register(proxy, {
        upstream: `http://127.0.0.1:${admin.port}`,
        prefix,
        rewritePrefix: prefix,
        // With WebSockets every request of the site that offers another protocol, such as HTTP/2, would be answered past
        // Node's own handling of connections: a large file would stop half way, and its connection would not go on.
        websocket: reloads,
        // A connection of its own for each request: one that is kept may be closed by the child in the moment in which the
        // next request goes out on it, and a change of an editor cannot be sent twice.
        http: {
          agentOptions: { keepAlive: false },
          requestOptions: { timeout: 120_000, maxHeaderSize: MAX_ANSWER_HEAD_BYTES },
        },
        disableRequestLogging: true,
        replyOptions: {
          queryString: (_search, url, request) =>
            (door.passageOf(request as FastifyRequest)?.search ?? searchOf(url)).slice(1),
          rewriteRequestHeaders: (request, headers) => headersForAdmin(door, request as FastifyRequest, headers),
          // How long the child keeps its connection is nothing of the visitor's.
          rewriteHeaders({ connection: _, ...headers }, request) {
            const isPage = String(headers['content-type'] ?? '').startsWith('text/html')
            return isPage
              ? { ...headers, 'content-security-policy': policyOf(nonceFor(request as unknown as FastifyRequest)) }
              : headers
          },
          onResponse(request, reply, response) {
            noteLogin(door, limits, { request: request as FastifyRequest, status: reply.statusCode, log: app.log })
            // A change is acknowledged only when no process can answer with what was before it: one lease later.
            const isChange = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
            const body = (response as { stream?: unknown }).stream ?? response
            const isFailed = reply.statusCode >= 500 && door.isQuestion(request as FastifyRequest)
            const send = () => (isFailed ? sendFailure(reply, body as Readable) : reply.send(body))
            if (isChange) setTimeout(send, FRESHNESS_LEASE_MS)
            else send()
          },
        },
      })
    }
  })
}

function headersForAdmin<Headers extends object>(door: Door, request: FastifyRequest, headers: Headers): Headers {
  return {
    ...door.headersOf(request, headers),
    'content-security-policy': policyOf(nonceFor(request)),
    // Next compares it with the origin of its server actions. `headers` name the child already.
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
  }
}

async function sendFailure(reply: FastifyReply<RouteGenericInterface, RawServerBase>, body: Readable): Promise<void> {
  const encoding = reply.getHeader('content-encoding')
  try {
    const failure = await readFailure(reply.statusCode, body, encoding === undefined ? undefined : String(encoding))
    // What came in parts goes out whole, with its length.
    reply.code(failure.status).removeHeader('transfer-encoding').send(failure.body)
  } catch (error) {
    // The admin broke off.
    reply.removeHeader('content-encoding').send(error)
  }
}

/** Tells the limits and the log what became of a try to sign in. */
function noteLogin(
  door: Door,
  limits: LoginLimits,
  answer: { readonly request: FastifyRequest; readonly status: number; readonly log: FastifyBaseLogger },
): void {
  const login = door.passageOf(answer.request)?.login
  if (!login) return
  if (answer.status < 400) {
    // A mail that was asked for proves nothing of who asked.
    if (login.path === '/api/users/login') limits.wasRight(login)
    return
  }
  answer.log.warn({ ...limits.describe(login), path: login.path, status: answer.status }, 'a try to sign in failed')
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

const STARTING: Omit<WaitingPage, 'retryAfterSeconds'> = {
  language: 'en',
  title: 'The admin is starting',
  text: 'This page looks again by itself. Visitors are served meanwhile.',
}
