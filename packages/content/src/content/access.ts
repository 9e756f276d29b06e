import type { Access, FieldAccess, Where } from 'payload'
import type { Area } from '../core/rights/area.ts'
import type { Operation } from '../core/rights/decide.ts'
import { person } from '../core/roles.ts'
import { FOR_EVERYONE, PUBLISHED } from './queries/published.ts'
import { may, maySomewhere } from './rights/rights-of.ts'

export type { Operation } from '../core/rights/decide.ts'
export { areaOf } from './rights/area-of.ts'
export { rolesOf } from './rights/areas-of.ts'
export { readRoleOverview } from './rights/read-role-overview.ts'
export { may, mayAt, maySomewhere, rightsOf } from './rights/rights-of.ts'

/** Everybody, visitors included. */
export const anyone: Access = () => true

/** Nobody: only Vitrine's own code. */
export const nobody: Access = () => false

/** Accounts that run the site. */
export const administrators: Access = ({ req }) => person(req.user)?.role === 'administrator'

/** Every account, whatever its role. */
export const accounts: Access = ({ req }) => person(req.user) !== undefined

/** Accounts that see drafts of some kind of document. */
export const draftReaders: Access = ({ req }) => maySomewhere(req, 'read')

/** Administrators see and change every account; others only their own. */
export const administratorsOrSelf: Access = ({ req }) => {
  const who = person(req.user)
  if (!who) return false
  return who.role === 'administrator' || { id: { equals: who.id } }
}

/** Fields that only administrators may change, such as the role of an account. */
export const administratorsOnly: FieldAccess = ({ req }) => person(req.user)?.role === 'administrator'

/** An access function that says which area it is of. */
export type AreaAccess = Access & { readonly area: Area }

/** Accounts whose role may do something in an area. */
export function mayIn(area: Area, operation: Operation): AreaAccess {
  return Object.assign<Access, { readonly area: Area }>(({ req }) => may(req, area, operation), { area })
}

/** As {@link mayIn}, for a field. */
export function fieldFor(area: Area, operation: Operation): FieldAccess {
  return ({ req }) => may(req, area, operation)
}

/** Documents that visitors see. */
const OPEN: Where = { and: [PUBLISHED, FOR_EVERYONE] }

/** Documents that visitors see where none is for some people alone. */
export const ONLY_PUBLISHED: Where = PUBLISHED

/**
 * Rights to documents with drafts: visitors read those that are published, accounts what their role may.
 *
 * @param seen Documents that visitors see; unless given, those that are published and for everyone.
 */
export function documentAccess(area: Area, seen: Where = OPEN) {
  const reads: Access = async ({ req }) => (await may(req, area, 'read')) || seen
  return {
    create: mayIn(area, 'create'),
    read: reads,
    readVersions: mayIn(area, 'read'),
    update: mayIn(area, 'update'),
    delete: mayIn(area, 'delete'),
  }
}

/** Rights to parts of the site that everybody sees, such as menus and categories. */
export function partAccess(area: Area) {
  return { ...closedAccess(area), read: anyone }
}

/** Rights to what only accounts see, such as forms with their recipients. */
export function closedAccess(area: Area) {
  return {
    create: mayIn(area, 'create'),
    read: mayIn(area, 'read'),
    update: mayIn(area, 'update'),
    delete: mayIn(area, 'delete'),
  }
}

/** Rights to what visitors sent: no request makes it. */
export function inboxAccess(area: Area) {
  return { ...closedAccess(area), create: nobody }
}

/** Rights to a log, which is read and cleared. */
export function logAccess(area: Area) {
  return { ...inboxAccess(area), update: nobody }
}

/** Rights to settings that every page shows. */
export function settingsAccess(area: Area) {
  return { read: anyone, update: mayIn(area, 'update') }
}
