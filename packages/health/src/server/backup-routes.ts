import { siteAnswer } from '@vitrine/content/answers'
import type { AdminText } from '@vitrine/content/core'
import { administratorRoutes, type RunningSite } from '@vitrine/kit/server'
import type { FastifyInstance } from 'fastify'
import type { ScheduledBackups } from './scheduled-backups.ts'

/** Adds the address at which an administrator has a backup made. */
export async function backupRoutes(
  app: FastifyInstance,
  options: Pick<RunningSite, 'payload' | 'roleOf'> & { readonly siteUrl: string; readonly backups: ScheduledBackups },
): Promise<void> {
  await app.register(
    async (scope) => {
      administratorRoutes(scope, options)
      scope.post('/start', async (request, reply) => {
        const hasBegun = await options.backups.begin()
        return reply.code(hasBegun ? 200 : 409).send(siteAnswer(hasBegun ? BEGUN : UNDER_WAY, options.payload, request))
      })
    },
    { prefix: '/api/backups' },
  )
}

const BEGUN: AdminText = { en: 'The backup has begun.', de: 'Das Backup hat begonnen.' }

const UNDER_WAY: AdminText = { en: 'A backup is being made already.', de: 'Ein Backup läuft schon.' }
