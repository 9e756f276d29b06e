import { person, record } from '@vitrine/content/core'
import type { Endpoint, PayloadRequest } from 'payload'
import type { ListedSession } from '../../core/listed-session.ts'
import { endSessions, readSessions } from '../../store/sessions.ts'
import { accountInAddress } from '../account-in-address.ts'
import { answer, refusal } from '../answer.ts'
import { ownSession } from './own-session.ts'

const NOBODY = 'There is no such account, or it is not yours.'

/**
 * Makes the addresses below `/api/users` that list the sessions of an account and end them: for its owner and for
 * administrators.
 *
 * @param sessionSeconds Seconds that a session lasts after it was last used.
 */
export function sessionEndpoints(sessionSeconds: number): Omit<Endpoint, 'root'>[] {
  const list: Omit<Endpoint, 'root'> = {
    path: '/:id/sessions',
    method: 'get',
    async handler(req) {
      const account = accountOf(req)
      if (account === undefined) return refusal(403, NOBODY)
      const own = ownSession(req, account)
      const sessions = await readSessions(req.payload, account)
      const listed = sessions.map(({ id, device, createdAt, expiresAt }): ListedSession => {
        const usedAt = new Date(Date.parse(expiresAt) - sessionSeconds * 1000).toISOString()
        return { id, device, createdAt, usedAt, isThis: id === own }
      })
      return answer({ sessions: listed })
    },
  }

  /** Ends the session that the body names; without one, all but the one that asks. */
  const end: Omit<Endpoint, 'root'> = {
    path: '/:id/sessions/end',
    method: 'post',
    async handler(req) {
      const account = accountOf(req)
      if (account === undefined) return refusal(403, NOBODY)
      const { session } = record(await req.json?.().catch(() => undefined))
      const own = ownSession(req, account)
      if (typeof session === 'string') await endSessions(req.payload, { account, session })
      else await endSessions(req.payload, { account, ...(own !== undefined && { but: own }) })
      req.payload.logger.warn(`Account ${person(req.user)?.id} ended sessions of account ${account}.`)
      return answer({})
    },
  }

  return [list, end]
}

/** The account that an address names, where who asks may see its sessions. */
function accountOf(req: PayloadRequest): number | undefined {
  const who = person(req.user)
  const account = accountInAddress(req)
  return who?.role === 'administrator' || Number(who?.id) === account ? account : undefined
}
