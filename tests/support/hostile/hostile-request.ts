import { type HostileBody, hostileBody } from './bodies.ts'
import { between, pick, type Random } from './draw.ts'
import { type HeaderLine, hostileHeaders } from './headers.ts'
import { filledAddress, type KnownPaths, mangledPath } from './paths.ts'
import { hostileQuery } from './queries.ts'

/** A request as it goes over the wire. */
export interface HostileRequest {
  /** Description of the request in the message of a failure. */
  readonly title: string
  readonly bytes: Buffer
  /** True if the request is cut off before its end: then no answer is owed. */
  readonly breaksOff: boolean
}

/** A request before it is written down. */
export interface DrawnRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: readonly HeaderLine[]
  readonly body: HostileBody | undefined
}

export interface RequestOptions {
  /** Patterns of what is asked for. */
  readonly addresses: readonly string[]
  readonly known: KnownPaths
  /** Value of the Host header. */
  readonly host: string
}

const METHODS: readonly string[] = [
  ...['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'POST'],
  ...['PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'],
]
const ODD_METHODS: readonly string[] = [
  ...['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'PURGE', 'get'],
  ...['NOPE', 'M-SEARCH', 'LOCK', 'BIND', 'UNLINK'],
]

/** Methods whose requests carry something. */
const WITH_BODY = new Set(['POST', 'PATCH', 'PUT', 'DELETE', 'QUERY', 'PROPFIND'])

/** Draws a request that means no good. */
export function drawRequest(random: Random, { addresses, known, host }: RequestOptions): DrawnRequest {
  const method = random() < 0.96 ? pick(random, METHODS) : pick(random, ODD_METHODS)
  const target = mangledPath(random, filledAddress(random, pick(random, addresses), known)) + hostileQuery(random)
  const body = WITH_BODY.has(method) || random() < 0.03 ? hostileBody(random) : undefined
  return { method, target, headers: hostileHeaders(random, host), body }
}

/** Chance that the length which a request names is not its own. */
const WRONG_LENGTH = 0.03

/** Writes a request down, now and then not as HTTP has it. */
export function written(random: Random, { method, target, headers, body }: DrawnRequest): HostileRequest {
  const version = random() < 0.97 ? 'HTTP/1.1' : pick(random, ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''])
  const bytes = body?.bytes ?? Buffer.alloc(0)
  const isChunked = body !== undefined && random() < 0.1
  const isWrong = body !== undefined && !isChunked && random() < WRONG_LENGTH
  const missing = isWrong ? between(random, 1, 1_000) : 0
  const lengths: readonly HeaderLine[] = isChunked
    ? [['Transfer-Encoding', 'chunked']]
    : body
      ? [['Content-Length', String(bytes.length + missing)]]
      : []
  const types: readonly HeaderLine[] = body?.contentType === undefined ? [] : [['Content-Type', body.contentType]]
  const isUpgrade = headers.some(([name]) => name === 'upgrade')
  const lines = [
    `${method} ${target} ${version}`,
    ...[...headers, ...types, ...lengths, ['Connection', isUpgrade ? 'Upgrade, close' : 'close'] as const].map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  const isCut = isChunked && random() < 0.2
  const sent = isChunked ? chunked(bytes, isCut) : bytes
  return {
    title: titleOf({ method, target, headers, body }),
    bytes: Buffer.concat([head, sent]),
    breaksOff: isWrong || isCut,
  }
}

/** Characters of a part of a request in the message of a failure. */
const MAX_EXCERPT = 400

/** Description of a request for the message of a failure. */
export function titleOf({ method, target, headers, body }: DrawnRequest): string {
  const cut = (text: string) => text.slice(0, MAX_EXCERPT)
  const named = cut(JSON.stringify(Object.fromEntries(headers)))
  const carried =
    body && `, ${body.bytes.length} bytes of ${body.contentType}: ${JSON.stringify(cut(String(body.bytes)))}`
  return `${method} ${cut(target)} with ${named}${carried ?? ''}`
}

function chunked(bytes: Buffer, isCut: boolean): Buffer {
  const chunk =
    bytes.length > 0
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      : bytes
  return isCut ? chunk : Buffer.concat([chunk, Buffer.from('0\r\n\r\n')])
}
