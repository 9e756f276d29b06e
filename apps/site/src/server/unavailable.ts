import type { IncomingHttpHeaders } from 'node:http'
import { ASK_AGAIN_SECONDS, inWords, type Languages, localPathOf } from '@vitrine/content/core'
import { UNAVAILABLE } from '@vitrine/pages/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withHead } from '../render/finish.ts'
import { send } from './answer.ts'
import type { Pages } from './pages.ts'

const UNAVAILABLE_STATUS = 503

/** Tells whether who asks shows the answer as a page. Scripts read it, and say so by what they accept or how they ask. */
export function showsPage(asked: { readonly method: string; readonly headers: IncomingHttpHeaders }): boolean {
  const { accept = '', 'sec-fetch-dest': destination } = asked.headers
  if (accept.includes('text/html')) return true
  const isReading = asked.method === 'GET' || asked.method === 'HEAD'
  return isReading && destination !== 'empty' && !accept.includes('json')
}

/** Answers what cannot be answered while the database or the disk has a fault: with when to ask again, and a page or JSON. */
export async function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, languages }: { readonly pages: Pick<Pages, 'unavailable'>; readonly languages: Languages },
): Promise<FastifyReply> {
  // The rest of a body that nobody reads must not keep the connection waiting.
  request.raw.resume()
  const headers = { 'retry-after': String(ASK_AGAIN_SECONDS) }
  if (showsPage(request)) return send(reply, withHead(await pages.unavailable(request.url), { headers }))
  const { locale } = localPathOf(request.url, languages)
  return reply
    .code(UNAVAILABLE_STATUS)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send({
      code: 'unavailable',
      message: inWords(UNAVAILABLE, locale).call,
      data: { status: UNAVAILABLE_STATUS },
    })
}
