import { addressOf, type Languages } from '@vitrine/content/core'
import { isOfThisSite } from '@vitrine/http/server'
import type { RunningSite } from '@vitrine/kit/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyInstance } from 'fastify'
import { COMMENT_QUERY, COMMENT_SENT } from '../blocks/comments/comments.block.ts'
import { commentState } from '../core/comment-state.ts'
import type { AddressedDocument, Comments } from './take-comment.ts'

/** Address of the comments on a document. Others below it are old ones of feeds, which lead elsewhere. */
const ADDRESS = '/comments/:collection(^[a-z-]{1,40}$)/:id(^\\d{1,9}$)'

/** Takes comments at `/comments/{collection}/{id}`, and shows the page again: with thanks, or with what is wrong. */
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

  app.post<{ Params: AddressedDocument }>(ADDRESS, async (request, reply) => {
    if (!isOfThisSite(request.headers, siteUrl, origins)) return refuse(request, reply, 403)
    const body = await posts.read(request, comments.maxBodyBytes)
    if (!body.ok) return refuse(request, reply, body.status)
    const { fields, remoteAddress, userAgent } = body
    const taken = await comments.take(request.params, fields, { remoteAddress, userAgent, now: new Date() })
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

  // A reload of the page that showed what was wrong.
  app.get<{ Params: AddressedDocument }>(ADDRESS, async (request, reply) => {
    const place = await comments.placeOf(request.params, languages[0])
    return place ? reply.redirect(encodeURI(addressOf(place, languages)), 303) : refuse(request, reply, 404)
  })
}
