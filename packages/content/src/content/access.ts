import type { Access, FieldAccess } from 'payload'
import { PUBLISHED } from './queries/published.ts'

/** What an account may do; each role includes those after it. */
export const ROLES = ['administrator', 'editor', 'author'] as const
export type Role = (typeof ROLES)[number]

interface Person {
  readonly id: number | string
  readonly role: Role
}

/** Reads the account from a request. Undefined for visitors, and for an account whose role is unknown. */
export function person(user: unknown): Person | undefined {
  if (typeof user !== 'object' || user === null) return undefined
  const { id, role } = user as { id?: unknown; role?: unknown }
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const known = ROLES.find((name) => name === role)
  return known && { id, role: known }
}

/** Everybody, visitors included. */
export const anyone: Access = () => true

/** Nobody: only Vitrine's own code. */
export const nobody: Access = () => false

/** Accounts that run the site. */
export const administrators: Access = ({ req }) => person(req.user)?.role === 'administrator'

/** Whether an account may change what visitors see. */
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
