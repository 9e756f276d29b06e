import { createHash } from 'node:crypto'
import { answerOf, type Drawing, parseDrawingQuestion } from '@vitrine/canvas/core'
import { excessOf, excessText } from '@vitrine/content/core'
import type { Unsaved } from '@vitrine/content/queries'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FinishedPage } from '../cache/finished-page.ts'
import type { ContentSource } from '../content/source.ts'
import { withHead } from '../render/finish.ts'
import { send } from './answer.ts'
import type { DraftPages } from './draft-pages.ts'
import { type Asker, refuseAsker, type WhoAsks } from './who-asks.ts'

/** Bytes of a form that is previewed; the largest page of a busy editor stays far below. */
const MAX_UNSAVED_BYTES = 4 * 1024 * 1024

/** Characters of the digest of a part of a page: two parts of one page do not share it by chance. */
const DIGEST_LENGTH = 16

interface PreviewRequest {
  Params: { name: string; collection?: string }
  Querystring: { locale?: unknown }
  Body: unknown
}

/** Something that has a preview. */
interface Place {
  /** Collection or global of the form. */
  readonly of: (params: PreviewRequest['Params']) => Parameters<ContentSource['fits']>[0]
  readonly find: (params: PreviewRequest['Params'], locale: unknown) => Promise<FinishedPage | undefined>
  readonly draw: (params: PreviewRequest['Params'], locale: unknown, unsaved: Unsaved) => Promise<Drawing | undefined>
}

/**
 * Pages as only their editors see them: `GET` as they were last saved; `POST` with what a form of the admin holds and has
 * not saved, as JSON, block by block, and of the blocks only those that the preview does not show already. Strangers get a
 * not-found page.
 */
export async function previews(
  app: FastifyInstance,
  options: {
    readonly pages: Omit<DraftPages, 'previewBlocks'>
    readonly whoAsks: WhoAsks
    readonly fits: ContentSource['fits']
    readonly sendMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  },
): Promise<void> {
  const { pages, whoAsks, fits, sendMissing } = options

  const places: Readonly<Record<string, Place>> = {
    '/preview/sliders/:name(^\\d{1,9}$)': {
      of: () => ({ collection: 'sliders' }),
      find: ({ name }, locale) => pages.previewSlider(Number(name), locale),
      draw: ({ name }, ...form) => pages.drawingOfSlider(Number(name), ...form),
    },
    '/preview/globals/:name(^[a-z]{1,40}$)': {
      of: ({ name }) => ({ global: name }),
      find: ({ name }, locale) => pages.previewGlobal(name, locale),
      draw: ({ name }, ...form) => pages.drawingOfGlobal(name, ...form),
    },
    '/preview/:collection(^[a-z-]{1,40}$)/:name(^\\d{1,9}$)': {
      of: ({ collection = '' }) => ({ collection }),
      find: ({ collection = '', name }, locale) => pages.preview({ collection, id: Number(name) }, locale),
      draw: ({ collection = '', name }, ...form) => pages.drawing({ collection, id: Number(name) }, ...form),
    },
  }
  const answerPage = async ({ of, find }: Place, request: FastifyRequest<PreviewRequest>, reply: FastifyReply) => {
    const asker = await whoAsks(request)
    if (asker.kind === 'too many') return refuseAsker(reply)
    const page = (await seesDrafts(asker, of(request.params)))
      ? await find(request.params, request.query.locale)
      : undefined
    if (!page) return sendMissing(request, reply)
    return send(reply, withHead(page, { headers: PRIVATE }))
  }
  const answerDrawing = async ({ of, draw }: Place, request: FastifyRequest<PreviewRequest>, reply: FastifyReply) => {
    // Only the admin's own pages may have something rendered in an editor's name.
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
    const question = isOwn ? parseDrawingQuestion(request.body) : undefined
    if (!question) {
      return reply.code(400).type('text/plain').send('Post { "form": … } with the fields of a form, from the admin.')
    }
    const { params, query } = request
    const asker = await whoAsks(request)
    if (asker.kind === 'too many') return refuseAsker(reply)
    const isSeen = await seesDrafts(asker, of(params))
    const excess = isSeen ? excessOf(question.form) : undefined
    if (excess) return reply.code(413).type('text/plain').send(excessText(excess).en)
    if (isSeen && !fits(of(params), question.form)) {
      return reply.code(400).type('text/plain').send('The form has a block or a row that this site does not know.')
    }
    const drawing = isSeen ? await draw(params, query.locale, question.form) : undefined
    if (!drawing) return sendMissing(request, reply)
    return reply.headers(PRIVATE).send(answerOf(drawing, question.shown, digest))
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MAX_UNSAVED_BYTES },
      (_request, body, done) => done(null, parsed(String(body))),
    )
    for (const [address, place] of Object.entries(places)) {
      scope.get<PreviewRequest>(address, (request, reply) => answerPage(place, request, reply))
      scope.post<PreviewRequest>(address, (request, reply) => answerDrawing(place, request, reply))
    }
  })
}

/** True for accounts whose role sees drafts there. */
async function seesDrafts(asker: Asker, of: ReturnType<Place['of']>): Promise<boolean> {
  return asker.kind === 'account' && asker.reads('global' in of ? of.global : of.collection)
}

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
