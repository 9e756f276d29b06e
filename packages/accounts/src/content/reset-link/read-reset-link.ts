import { text } from '@vitrine/content/core'
import type { Payload, PayloadRequest } from 'payload'
import type { ResetLink } from '../../core/reset-link.ts'
import { signInState } from '../../core/sign-in-state.ts'
import { linkOrigin } from '../link-origin.ts'

/**
 * Reads for whom a link of a mail chooses a password.
 *
 * @param token Last part of its address, as it came.
 * @returns Undefined for a link that is used up, too old, or none.
 */
export async function readResetLink(payload: Payload, token: string, now: Date): Promise<ResetLink | undefined> {
  const account = await accountOfLink(payload, token, now)
  if (!account) return undefined
  const { name: siteName } = await payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true })
  return {
    name: account.name,
    email: account.email,
    siteName: text(siteName) || new URL(await linkOrigin(payload)).host,
    isInvitation: signInState(account, now).kind === 'invited',
  }
}

/** Account to which a token of a mail gives access. @param req Request whose transaction the account is read in. */
export async function accountOfLink(payload: Payload, token: string, now: Date, req?: PayloadRequest) {
  // PostgreSQL takes no such text, and no token has it.
  if (token.includes('\0')) return undefined
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: token } },
        { resetPasswordExpiration: { greater_than: now.toISOString() } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req && { req }),
  })
  return docs[0]
}
