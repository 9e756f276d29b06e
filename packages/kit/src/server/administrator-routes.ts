import { siteAnswer } from '@vitrine/content/answers'
import { type AdminText, ASK_AGAIN_SECONDS, FAULT_ANSWERS, outsideFaultOf } from '@vitrine/content/core'
import { isGone, isOfThisSite, SENDER_LEFT } from '@vitrine/http/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RunningSite } from './feature-server.ts'

/**
 * Lets administrators, or who else is admitted, in to the addresses of a scope, from pages of this site; says to others no more than that there is
 * a door. Answers are JSON with a `message` in the language of who asks, and stored by nobody.
 *
 * @param options.refusal Sentence for accounts that are not admitted.
 */
export function administratorRoutes(
  scope: FastifyInstance,
  options: Pick<RunningSite, 'payload' | 'roleOf'> & {
    readonly siteUrl: string
    readonly refusal?: AdminText
    /** True for accounts that may enter; asked only of those who have signed in. Left out: administrators alone. */
    readonly admits?: (request: FastifyRequest) => Promise<boolean>
  },
): void {
  const { payload, roleOf, siteUrl, refusal = ADMINISTRATORS_ALONE, admits } = options
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const isChange = request.method !== 'GET' && request.method !== 'HEAD'
    if (isChange && !isOfThisSite(request.headers, siteUrl)) {
      return reply.code(403).send(siteAnswer(FROM_ELSEWHERE, payload, request))
    }
    const role = await roleOf(request)
    if (role === undefined) return reply.code(401).send(siteAnswer(NOT_SIGNED_IN, payload, request))
    const isAdmitted = admits ? await admits(request) : role === 'administrator'
    return isAdmitted ? undefined : reply.code(403).send(siteAnswer(refusal, payload, request))
  })
  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isGone(request.raw)) return reply.code(SENDER_LEFT).send()
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ message: error.message })
    request.log.error({ err: error }, 'a request of an administrator failed')
    const fault = outsideFaultOf(error)
    if (fault) {
      const answer = FAULT_ANSWERS[fault]
      reply.code(answer.status).header('retry-after', String(ASK_AGAIN_SECONDS))
      return reply.send({ ...siteAnswer(answer.message, payload, request), code: answer.code })
    }
    return reply.code(500).send(siteAnswer(FAILED, payload, request))
  })
}

const ADMINISTRATORS_ALONE: AdminText = {
  en: 'Only administrators may do this.',
  de: 'Das dürfen nur Administratoren.',
}

const FROM_ELSEWHERE: AdminText = {
  en: 'Send this from a page of this site.',
  de: 'Senden Sie das von einer Seite dieser Website.',
}

const NOT_SIGNED_IN: AdminText = { en: 'Sign in first.', de: 'Melden Sie sich zuerst an.' }

const FAILED: AdminText = {
  en: 'The site could not do it. Its log says why.',
  de: 'Die Website konnte das nicht tun. Warum, steht in ihrem Protokoll.',
}
