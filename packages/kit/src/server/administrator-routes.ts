import { isOfThisSite } from '@vitrine/http/server'
import type { FastifyInstance } from 'fastify'
import type { RunningSite } from './feature-server.ts'

/**
 * Lets administrators in to the addresses of a scope, from pages of this site; says to others no more than that there is
 * a door. Answers are JSON with a `message`, and stored by nobody.
 *
 * @param options.refusal Sentence for accounts that are no administrators.
 */
export function administratorRoutes(
  scope: FastifyInstance,
  options: Pick<RunningSite, 'roleOf'> & { readonly siteUrl: string; readonly refusal?: string },
): void {
  const { roleOf, siteUrl, refusal = 'Only administrators may do this.' } = options
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const isChange = request.method !== 'GET' && request.method !== 'HEAD'
    if (isChange && !isOfThisSite(request.headers, siteUrl)) {
      return reply.code(403).send({ message: 'Send this from a page of this site.' })
    }
    const role = await roleOf(request)
    if (role === undefined) return reply.code(401).send({ message: 'Sign in first.' })
    return role === 'administrator' ? undefined : reply.code(403).send({ message: refusal })
  })
  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ message: error.message })
    request.log.error({ err: error }, 'a request of an administrator failed')
    return reply.code(500).send({ message: 'The site could not do it. Its log says why.' })
  })
}
