import type { HealthFinding } from '@vitrine/kit/core'
import { administratorRoutes, type RunningSite } from '@vitrine/kit/server'
import type { FastifyInstance } from 'fastify'

/** Adds the address at which an administrator asks how the site is doing. */
export async function healthRoute(
  app: FastifyInstance,
  options: Pick<RunningSite, 'payload' | 'roleOf'> & {
    readonly siteUrl: string
    readonly findings: () => Promise<readonly HealthFinding[]>
  },
): Promise<void> {
  await app.register(
    async (scope) => {
      administratorRoutes(scope, options)
      scope.get('/', async () => ({ findings: await options.findings() }))
    },
    { prefix: '/api/health' },
  )
}
