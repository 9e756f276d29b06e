import { isOfThisSite } from '@vitrine/http/server'
import { OPEN_ADDRESS, PASSWORD_FIELD, PLACE_FIELD } from '@vitrine/pages/core'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAddress } from '../address.ts'
import { send } from '../answer.ts'
import type { Pages } from '../pages.ts'
import type { Gate } from './gate.ts'

/** Bytes of a post with a password and an address. */
const MAX_BODY_BYTES = 8 * 1024

/** Takes the password of a page, and leads back to the page, which is open then. */
export async function openPage(
  app: FastifyInstance,
  options: {
    readonly gate: Gate
    readonly pages: Pick<Pages, 'find' | 'asking'>
    readonly posts: Pick<VisitorPosts, 'read'>
    readonly siteUrl: string
    /** Answers with the page of things that are not there. */
    readonly refuse: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>
  },
): Promise<void> {
  const { gate, pages, posts, siteUrl, refuse } = options

  app.post(OPEN_ADDRESS, async (request, reply) => {
    if (!isOfThisSite(request.headers, siteUrl)) return refuse(request, reply, 403)
    const body = await posts.read(request, MAX_BODY_BYTES)
    if (!body.ok) return refuse(request, reply, body.status)
    const address = parseAddress(encodeURI(body.fields.get(PLACE_FIELD) ?? ''))
    const found = address.kind === 'page' ? await pages.find(address.path) : undefined
    if (address.kind !== 'page' || found?.kind !== 'guarded') return refuse(request, reply, 404)
    reply.header('cache-control', 'private, no-store')
    const opened = await gate.open(request, found.guarded, body.fields.get(PASSWORD_FIELD) ?? '')
    if ('refusal' in opened) {
      const page = await pages.asking(address.path, opened.refusal)
      return page ? send(reply, page) : refuse(request, reply, 404)
    }
    return reply.header('set-cookie', opened.cookie).redirect(encodeURI(address.path), 303)
  })
}
