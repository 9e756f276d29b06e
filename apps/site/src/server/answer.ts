import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { FinishedPage } from '../cache/finished-page.ts'
import { preferredEncoding } from './encoding.ts'
import type { Pages } from './pages.ts'

/** Writes a finished page: one head, one body, or 304 when the visitor has it already. */
export function answerPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const variant = page.variants[preferredEncoding(encodingHeader(request))]
  const known = request.headers['if-none-match']
  if (page.status === 200 && known !== undefined && matches(known, variant.etag)) {
    response.writeHead(304, { ...page.headers, etag: variant.etag })
    response.end()
    return
  }
  response.writeHead(page.status, variant.head)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}

/** The shortest way: a finished page whose lease runs is written before any routing. */
export function answerFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  pages: Pick<Pages, 'inMemory'>,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const page = pages.inMemory(request.url ?? '/')
  if (!page) return false
  answerPage(request, response, page)
  return true
}

function encodingHeader(request: IncomingMessage): string | undefined {
  const header = request.headers['accept-encoding']
  return Array.isArray(header) ? header.join(', ') : header
}

/** RFC 9110, section 13.1.2: weak comparison against each of the list, or any. */
function matches(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
}

/** Hands a finished page to the socket, with the headers that hooks have set. */
export function send(reply: FastifyReply, page: FinishedPage): FastifyReply {
  reply.hijack()
  answerPage(reply.request.raw, reply.raw, page)
  return reply
}
