import type { Unsaved } from '@vitrine/content/queries'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FinishedPage } from '../cache/finished-page.ts'
import type { ContentSource } from '../content/source.ts'
import { withHead } from '../render/finish.ts'
import { send } from './answer.ts'
import type { Pages } from './pages.ts'
import { refuseAsker, type WhoAsks } from './who-asks.ts'

/** Bytes of a form that is previewed; the largest page of a busy editor stays far below. */
const MAX_UNSAVED_BYTES = 4 * 1024 * 1024

interface PreviewRequest {
  Params: { name: string; collection?: string }
  Querystring: { locale?: unknown }
  Body: unknown
}

/** Something that has a preview. */
interface Place {
  /** Collection or global of the form. */
  readonly of: (params: PreviewRequest['Params']) => Parameters<ContentSource['fits']>[0]
  readonly find: (
    params: PreviewRequest['Params'],
    locale: unknown,
    unsaved?: Unsaved,
  ) => Promise<FinishedPage | undefined>
}

/**
 * Pages as only their editors see them: `GET` as they were last saved, `POST` with what a form of the admin holds and
 * has not saved. Strangers get a not-found page.
 */
export async function previews(
  app: FastifyInstance,
  options: {
    readonly pages: Pick<Pages, 'preview' | 'previewGlobal' | 'previewSlider'>
    readonly whoAsks: WhoAsks
    readonly fits: ContentSource['fits']
    readonly sendMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  },
): Promise<void> {
  const { pages, whoAsks, fits, sendMissing } = options

  const places: Readonly<Record<string, Place>> = {
    '/preview/sliders/:name(^\\d{1,9}$)': {
      of: () => ({ collection: 'sliders' }),
      find: ({ name }, ...rest) => pages.previewSlider(Number(name), ...rest),
    },
    '/preview/globals/:name(^[a-z]{1,40}$)': {
      of: ({ name }) => ({ global: name }),
      find: ({ name }, ...rest) => pages.previewGlobal(name, ...rest),
    },
    '/preview/:collection(^[a-z-]{1,40}$)/:name(^\\d{1,9}$)': {
      of: ({ collection = '' }) => ({ collection }),
      find: ({ collection = '', name }, ...rest) => pages.preview({ collection, id: Number(name) }, ...rest),
    },
  }
  const answer = async (
    { find, of }: Place,
    request: FastifyRequest<PreviewRequest>,
    reply: FastifyReply,
    unsaved?: Unsaved,
  ): Promise<FastifyReply> => {
    const { params, query } = request
    const asker = await whoAsks(request)
    if (asker.kind === 'too many') return refuseAsker(reply)
    if (asker.kind === 'account' && unsaved && !fits(of(params), unsaved)) {
      return reply.code(400).type('text/plain').send('The form has a block or a row that this site does not know.')
    }
    const page = asker.kind === 'account' ? await find(params, query.locale, unsaved) : undefined
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
    for (const [address, place] of Object.entries(places)) {
      scope.get<PreviewRequest>(address, (request, reply) => answer(place, request, reply))
      scope.post<PreviewRequest>(address, async (request, reply) => {
        // Only the admin's own pages may have something rendered in an editor's name.
        const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
        const { body } = request
        if (!isOwn || typeof body !== 'object' || body === null || Array.isArray(body)) {
          return reply.code(400).type('text/plain').send('Post the fields of a form as a JSON object, from the admin.')
        }
        return answer(place, request, reply, body as Unsaved)
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
