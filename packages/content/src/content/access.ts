import type { Access, FieldAccess } from 'payload'
import { person } from '../core/roles.ts'
import { FOR_EVERYONE, PUBLISHED } from './queries/published.ts'

/** Everybody, visitors included. */
export const anyone: Access = () => true

/** Nobody: only Vitrine's own code. */
export const nobody: Access = () => false

/** Accounts that run the site. */
export const administrators: Access = ({ req }) => person(req.user)?.role === 'administrator'

/** True if an account may change what visitors see. */
export function mayPublish(user: unknown): boolean {
  const role = person(user)?.role
  return role === 'administrator' || role === 'editor'
}

/** Accounts that publish: administrators and editors. */
export const editors: Access = ({ req }) => mayPublish(req.user)

/** Every account: whoever may write drafts. */
export const authors: Access = ({ req }) => person(req.user) !== undefined

/** Visitors see what is published; accounts see drafts too. */
export const publishedOrSignedIn: Access = ({ req }) => person(req.user) !== undefined || PUBLISHED

/** As {@link publishedOrSignedIn}, of documents that need not be for everyone. */
export const openOrSignedIn: Access = ({ req }) => person(req.user) !== undefined || { and: [PUBLISHED, FOR_EVERYONE] }

/** Administrators see and change every account; others only their own. */
export const administratorsOrSelf: Access = ({ req }) => {
  const who = person(req.user)
  if (!who) return false
  return who.role === 'administrator' || { id: { equals: who.id } }
}

/** Fields that only those who publish may see, such as who gets a mail. */
export const editorsOnly: FieldAccess = ({ req }) => mayPublish(req.user)

/** Fields that only administrators may change, such as the role of an account. */
export const administratorsOnly: FieldAccess = ({ req }) => person(req.user)?.role === 'administrator'
