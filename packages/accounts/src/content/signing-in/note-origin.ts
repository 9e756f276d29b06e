import { person } from '@vitrine/content/core'
import { forwardedOrigin } from '@vitrine/http/core'
import type { PayloadRequest } from 'payload'
import { noteAdministratorOrigin } from '../../store/administrator-origin.ts'

/** Notes the origin of a request that signed an account in, for links of later mails: of administrators alone. */
export async function noteOriginOf(req: PayloadRequest, user: unknown): Promise<void> {
  const { payload } = req
  if (person(user)?.role !== 'administrator' || payload.config.custom.isSiteUrlSet) return
  // A sign-in inside the program has no origin.
  const origin = forwardedOrigin(req.headers)
  if (origin === undefined) return
  try {
    await noteAdministratorOrigin(payload, origin)
  } catch (error) {
    // A sign-in does not need this note, so it goes on.
    payload.logger.error({ err: error, msg: 'The origin of a sign-in was not noted.' })
  }
}
