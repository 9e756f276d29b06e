import { transactionOf } from '@vitrine/content/sql'
import type { CollectionAfterLoginHook, PayloadRequest } from 'payload'
import { noteLastSignIn } from '../../store/last-sign-in.ts'
import { heldBy } from '../second-factor/hold-session.ts'
import { noteNetworkOf } from './note-network.ts'
import { noteOriginOf } from './note-origin.ts'

/** Notes a sign-in. An account that still owes a code has not signed in yet. */
export const noteSignInOfLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!heldBy(req)) await noteSignIn(req, user)
  return user
}

/** Notes time, network and origin of a request that signed an account in. */
export async function noteSignIn(req: PayloadRequest, user: { readonly id: number | string }): Promise<void> {
  const account = Number(user.id)
  await noteLastSignIn(req.payload, { account, now: new Date() }, await transactionOf(req))
  await noteNetworkOf(req, account)
  await noteOriginOf(req, user)
}
