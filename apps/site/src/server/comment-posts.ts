import { COMMENT_QUERY, COMMENT_SENT } from '@vitrine/blog/core'
import type { Comments } from '@vitrine/blog/server'
import { addressOf, type Languages } from '@vitrine/content/core'
import type { Forms } from '@vitrine/forms/server'
import { isOfThisSite } from '@vitrine/http/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { send } from './answer.ts'
import type { Pages } from './pages.ts'

/** Takes comments at `/comments/{id of the post}`, and shows the post again: with thanks, or with what is wrong. */
export async function commentPosts(
  app: FastifyInstance,
  options: {
    readonly pages: Pick<Pages, 'withOverlay'>
    readonly comments: Comments
    readonly posts: Forms['posts']
    readonly siteUrl: string
    readonly languages: Languages
    /** Answers with the page of things that are not there. */
    readonly refuse: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>
  },
): Promise<void> {
  const { pages, comments, posts, siteUrl, languages, refuse } = options

  app.post<{ Params: { post: string } }>('/comments/:post', async (request, reply) => {
    if (!isOfThisSite(request.headers, siteUrl)) return refuse(request, reply, 403)
    const body = await posts.read(request, comments.maxBodyBytes)
    if (!body.ok) return refuse(request, reply, body.status)
    const { fields, remoteAddress, userAgent } = body
    const taken = await comments.take(request.params.post, fields, { remoteAddress, userAgent, now: new Date() })
    if (taken.kind === 'missing') return refuse(request, reply, 404)
    const address = addressOf(taken, languages)
    if (taken.kind === 'taken') {
      return reply.redirect(`${encodeURI(address)}?${COMMENT_QUERY.sent}=${COMMENT_SENT}#comment-form`, 303)
    }
    const { refusal, status } = taken
    const page = await pages.withOverlay(address, { kind: 'comment', refusal, status })
    return page ? send(reply, page) : refuse(request, reply, 404)
  })

  // Whoever asks for the address of a page that showed what was wrong.
  app.get<{ Params: { post: string } }>('/comments/:post', async (request, reply) => {
    const place = await comments.placeOf(request.params.post, languages[0])
    return place ? reply.redirect(encodeURI(addressOf(place, languages)), 303) : refuse(request, reply, 404)
  })
}
