import type { Unsaved } from '@vitrine/cms/content'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FinishedPage } from '../cache/page-cache.ts'
import { withHead } from '../render/finish.ts'
import { send } from './answer.ts'
import type { Pages } from './pages.ts'
import { toHeaders } from './request-headers.ts'

/** Bytes of a form that is previewed; the largest page of a busy editor stays far below. */
const MAX_UNSAVED_BYTES = 4 * 1024 * 1024

interface PreviewRequest {
  Params: { name: string; collection?: string }
  Querystring: { locale?: unknown }
  Body: unknown
}

/**
 * Pages as only their editors see them: `GET` as they were last saved, `POST` with what a form of the admin holds and
 * has not saved. Strangers are told that there is nothing.
 */
export async function previews(
  app: FastifyInstance,
  options: {
    readonly pages: Pages
    readonly isSignedIn: (headers: Headers) => Promise<boolean>
    readonly sendMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  },
): Promise<void> {
  const { pages, isSignedIn, sendMissing } = options

  type Find = (
    params: PreviewRequest['Params'],
    locale: unknown,
    unsaved?: Unsaved,
  ) => Promise<FinishedPage | undefined>

  const places: Readonly<Record<string, Find>> = {
    '/preview/sliders/:name(^\\d{1,9}$)': ({ name }, ...rest) => pages.previewSlider(Number(name), ...rest),
    '/preview/globals/:name(^[a-z]{1,40}$)': ({ name }, ...rest) => pages.previewGlobal(name, ...rest),
    '/preview/:collection(^[a-z-]{1,40}$)/:name(^\\d{1,9}$)': ({ collection = '', name }, ...rest) =>
      pages.preview({ collection, id: Number(name) }, ...rest),
  }
  const answer = async (
    find: Find,
    request: FastifyRequest<PreviewRequest>,
    reply: FastifyReply,
    unsaved?: Unsaved,
  ): Promise<FastifyReply> => {
    const { params, query } = request
    const page = (await isSignedIn(toHeaders(request))) ? await find(params, query.locale, unsaved) : undefined
    if (!page) return sendMissing(request, reply)
    return send(reply, withHead(page, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } }))
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MAX_UNSAVED_BYTES },
      (_request, body, done) => done(null, parsed(String(body))),
    )
    for (const [place, find] of Object.entries(places)) {
      scope.get<PreviewRequest>(place, (request, reply) => answer(find, request, reply))
      scope.post<PreviewRequest>(place, async (request, reply) => {
        // Only the admin's own pages may have something rendered in an editor's name.
        const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
        const { body } = request
        if (!isOwn || typeof body !== 'object' || body === null || Array.isArray(body)) {
          return reply.code(400).type('text/plain').send('Post the fields of a form as a JSON object, from the admin.')
        }
        return answer(find, request, reply, body as Unsaved)
      })
    }
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
