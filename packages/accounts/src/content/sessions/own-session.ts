import { person } from '@vitrine/content/core'
import type { PayloadRequest } from 'payload'

/** @returns Name of the session that asks, if it is one of this account. */
export function ownSession({ user }: PayloadRequest, account: number): string | undefined {
  if (Number(person(user)?.id) !== account) return undefined
  const { _sid: session } = user as { readonly _sid?: unknown }
  return typeof session === 'string' ? session : undefined
}
