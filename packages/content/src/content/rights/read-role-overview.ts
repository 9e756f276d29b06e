import type { Payload, TypedUser } from 'payload'
import { type RoleOverview, roleOverview } from '../../core/rights/role-overview.ts'
import { person } from '../../core/roles.ts'
import { areaRows } from './area-rows.ts'
import { rolesOf } from './areas-of.ts'
import { rightsOfRoles } from './rights-of.ts'

/**
 * Reads what roles may do: all of the site for administrators, who give them, and for everybody else their own.
 *
 * @returns Undefined for visitors.
 */
export async function readRoleOverview(asking: {
  readonly payload: Payload
  readonly user: TypedUser | null
}): Promise<RoleOverview | undefined> {
  const { payload } = asking
  const who = person(asking.user)
  if (!who) return undefined
  const roles = who.role === 'administrator' ? rolesOf(payload) : [who.role]
  return roleOverview(areaRows(payload), await rightsOfRoles(asking, roles))
}
