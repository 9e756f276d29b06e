import { siteAnswer } from '@vitrine/content/answers'
import type { AdminText } from '@vitrine/content/core'
import { administratorRoutes, type RunningSite } from '@vitrine/kit/server'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { findMember } from '../store/member-rows.ts'
import type { MemberData } from './member-data.ts'

/** Adds the address at which an administrator erases a member, with all that features hold of them. */
export async function memberRoutes(
  app: FastifyInstance,
  options: Pick<RunningSite, 'roleOf'> & {
    readonly payload: Payload
    readonly siteUrl: string
    readonly data: Pick<MemberData, 'erase'>
  },
): Promise<void> {
  const { payload, data } = options
  await app.register(
    async (scope) => {
      administratorRoutes(scope, { ...options, refusal: NOT_ADMITTED })
      scope.post<{ Params: { id: string } }>('/:id(^\\d{1,9}$)/erase', async (request, reply) => {
        const member = await findMember(payload, { id: Number(request.params.id) })
        if (!member) return reply.code(404).send(siteAnswer(NOT_THERE, payload, request))
        await data.erase(member)
        return siteAnswer(ERASED, payload, request)
      })
    },
    { prefix: '/api/members' },
  )
}

const NOT_ADMITTED: AdminText = {
  en: 'Only administrators erase members.',
  de: 'Nur Administratoren löschen Mitglieder.',
}

const NOT_THERE: AdminText = { en: 'There is no such member.', de: 'Dieses Mitglied gibt es nicht.' }

const ERASED: AdminText = {
  en: 'The member and what belonged to them are deleted.',
  de: 'Das Mitglied und alles, was ihm gehörte, ist gelöscht.',
}
