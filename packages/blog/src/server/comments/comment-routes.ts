import { addressOf, type Languages } from '@vitrine/content/core'
import { isOfThisSite } from '@vitrine/http/server'
import type { RunningSite } from '@vitrine/kit/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyInstance } from 'fastify'
import { COMMENT_QUERY, COMMENT_SENT } from '../../blocks/post-comments/post-comments.block.ts'
import { commentState } from '../../core/comments/comment-state.ts'
import type { Comments } from './take-comment.ts'

/** Takes comments at `/comments/{id of the post}`, and shows the post again: with thanks, or with what is wrong. */
export async function commentRoutes(
  app: FastifyInstance,
  options: Pick<RunningSite, 'sendPage' | 'refuse'> & {
    readonly comments: Comments
    readonly posts: Pick<VisitorPosts, 'read'>
    readonly siteUrl: string
    /** Origins of other sites whose pages may post. */
    readonly origins: readonly string[]
    readonly languages: Languages
  },
): Promise<void> {
  const { comments, posts, siteUrl, origins, languages, sendPage, refuse } = options

  app.post<{ Params: { post: string } }>('/comments/:post', async (request, reply) => {
    if (!isOfThisSite(request.headers, siteUrl, origins)) return refuse(request, reply, 403)
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
    return sendPage(request, reply, address, {
      status,
      states: [commentState.entry({ refusal })],
      query: refusal.parent === undefined ? {} : { [COMMENT_QUERY.reply]: String(refusal.parent) },
    })
  })

  // Whoever asks for the address of a page that showed what was wrong.
  app.get<{ Params: { post: string } }>('/comments/:post', async (request, reply) => {
    const place = await comments.placeOf(request.params.post, languages[0])
    return place ? reply.redirect(encodeURI(addressOf(place, languages)), 303) : refuse(request, reply, 404)
  })
}
