import type { PayloadRequest } from 'payload'
import { endSessions } from '../../store/sessions.ts'
import { sessionOf } from '../sessions/session-of.ts'
import { LoginTries } from './login-tries.ts'

export type PasswordVerdict = 'right' | 'wrong' | 'wait'

/** Checks the password of an account that is signed in. @returns `wait` after too many wrong ones. */
export type PasswordCheck = (req: PayloadRequest, account: number, password: string) => Promise<PasswordVerdict>

/** Makes a check with the limits of a login. The session that a login makes is ended. */
export function passwordCheck(): PasswordCheck {
  // Counted for all addresses together: a thief of the session may use many.
  const tries = new LoginTries()
  return async (req, account, password) => {
    const { payload, headers, t, i18n } = req
    const { email } = await payload.findByID({ collection: 'users', id: account, depth: 0, overrideAccess: true, req })
    const tried = { address: '', email }
    if (!tries.begin(tried, new Date())) return 'wait'
    try {
      const data = { email, password }
      const { token } = await payload.login({ collection: 'users', data, req: { headers, t, i18n } })
      if (token) await endSessions(payload, { account, session: sessionOf(token) })
    } catch (error) {
      const { status } = error as { readonly status?: unknown }
      if (status === 401 || status === 400) return 'wrong'
      if (status === 429) return 'wait'
      throw error
    }
    tries.succeed(tried)
    return 'right'
  }
}
