import { accounts, maySomewhere } from '@vitrine/content/access'
import { person } from '@vitrine/content/core'
import type { Access, SanitizedConfig } from 'payload'

/** Payload's own collection of who works on which document at the moment. */
const LOCKS = 'payload-locked-documents'

/** A lock as a request writes it. */
interface AskedLock {
  readonly user?: { readonly relationTo?: unknown; readonly value?: unknown }
}

/** Everybody locks in the own name. */
const inOwnName: Access<AskedLock> = ({ data, req }) => namesOnly(req.user, data)

/** Everybody keeps the own locks; who publishes also takes over those of others. */
const ownOrTakenOver: Access<AskedLock> = async ({ data, req }) =>
  (data?.user === undefined || namesOnly(req.user, data)) &&
  ((await maySomewhere(req, 'publish')) || ownLocks(req.user))

/** Everybody sets free what they have locked. */
const own: Access = ({ req }) => ownLocks(req.user)

/** Leaves locks to those whose they are. Payload gives everybody with an account the locks of all. */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS)
  if (locks) Object.assign(locks.access, { create: inOwnName, read: accounts, update: ownOrTakenOver, delete: own })
  return config
}

function namesOnly(user: unknown, data: AskedLock | undefined): boolean {
  const who = person(user)
  return who !== undefined && data?.user?.relationTo === 'users' && String(data.user.value) === String(who.id)
}

function ownLocks(user: unknown): ReturnType<Access> {
  const who = person(user)
  return (
    who !== undefined && { and: [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: who.id } }] }
  )
}
