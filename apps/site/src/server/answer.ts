import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FinishedPage } from '../cache/page-cache.ts'
import { preferredEncoding } from './encoding.ts'

/** Writes a finished page: one head, one body, or 304 when the visitor has it already. */
export function answerPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const known = request.headers['if-none-match']
  if (page.status === 200 && known !== undefined && matches(known, etag)) {
    response.writeHead(304, { ...page.headers, etag })
    response.end()
    return
  }
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.identity
  const headers: Record<string, string | number> = { ...page.headers, etag, 'content-length': body.length }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** RFC 9110, section 13.1.2: weak comparison against each of the list, or any. */
function matches(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
}
