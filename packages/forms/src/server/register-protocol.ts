import { allowOrigins } from '@vitrine/http/server'
import type { Proofs } from '@vitrine/protection/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Captchas } from '../fields/captcha/captchas.server.ts'
import { describeForms } from './description.ts'
import type { PageRenderContext, PageRequest } from './page-request.ts'
import { registerProofs } from './proof-route.ts'
import { type ProtocolOptions, protocol, refuse } from './protocol.ts'

/** `GET {root}{look}/{challenge}.png`: the picture of a captcha. */
export function registerCaptchas(app: FastifyInstance, root: string, captchas: Captchas | undefined): void {
  app.get<{ Params: { look: string; challenge: string } }>(
    `${root}:look/:challenge(^\\d{18}$).png`,
    (request, reply) => {
      const { look, challenge } = request.params
      const image = captchas?.image(look, challenge)
      reply.header('cache-control', 'no-store')
      return image ? reply.type('image/svg+xml').send(image) : reply.code(404).send()
    },
  )
}

/** Adds everything below the protocol's root: the protocol, descriptions for pages of other sites, and proofs. */
export async function registerProtocol(
  app: FastifyInstance,
  options: {
    readonly root: string
    readonly namespace: string
    readonly origins: ReadonlySet<string>
    readonly proofs: Proofs
    readonly now: () => Date
    readonly protocol: ProtocolOptions
    readonly renderContext: (request: PageRequest) => Promise<PageRenderContext>
    readonly isMember: (request: FastifyRequest) => Promise<boolean>
  },
): Promise<void> {
  const { root: address, renderContext, isMember } = options
  const { store, languages, namespace } = options.protocol
  await app.register(
    async (root) => {
      root.removeAllContentTypeParsers()
      root.addContentTypeParser('*', (_request, _payload, done) => done(null))
      root.setNotFoundHandler((_request, reply) => refuse(reply, 'rest_no_route'))
      allowOrigins(root, options.origins)
      describeForms(root, { store, languages, renderContext, api: { root: address, namespace }, isMember })
      registerProofs(root, options.proofs, options.now)
      await root.register(protocol, { ...options.protocol, prefix: options.namespace })
    },
    { prefix: address.replace(/\/$/, '') },
  )
}
