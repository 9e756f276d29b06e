import { administratorRoutes, type RunningSite } from '@vitrine/kit/server'
import type { FastifyInstance } from 'fastify'
import type { ScheduledBackups } from './scheduled-backups.ts'

/** Adds the address at which an administrator has a backup made. */
export async function backupRoutes(
  app: FastifyInstance,
  options: Pick<RunningSite, 'roleOf'> & { readonly siteUrl: string; readonly backups: ScheduledBackups },
): Promise<void> {
  await app.register(
    async (scope) => {
      administratorRoutes(scope, options)
      scope.post('/start', async (_request, reply) =>
        (await options.backups.begin())
          ? { message: 'The backup has begun.' }
          : reply.code(409).send({ message: 'A backup is being made already.' }),
      )
    },
    { prefix: '/api/backups' },
  )
}
