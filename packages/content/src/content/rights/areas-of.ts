import type { Payload } from 'payload'
import type { Area } from '../../core/rights/area.ts'
import { offeredRoles } from '../../core/rights/offered-roles.ts'
import type { Role } from '../../core/roles.ts'
import { areaOf } from './area-of.ts'

/** Areas of a site, in the order of its content model. */
export function areasOf({ config: { collections, globals } }: Pick<Payload, 'config'>): readonly Area[] {
  return [...collections, ...globals].flatMap((config) => areaOf(config) ?? [])
}

/** Roles that accounts of a site can have. */
export function rolesOf(payload: Pick<Payload, 'config'>): readonly Role[] {
  return offeredRoles(areasOf(payload))
}
