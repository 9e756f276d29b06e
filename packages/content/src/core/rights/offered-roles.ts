import { ROLES, type Role } from '../roles.ts'
import type { Area } from './area.ts'

/** Roles that have nothing to do but in areas of an optional feature. */
const OF_FEATURES: readonly Role[] = ['shop']

/** Roles that a site offers for its accounts: those of a feature where the feature is on. */
export function offeredRoles(areas: readonly Pick<Area, 'begins'>[]): readonly Role[] {
  return ROLES.filter((role) => !OF_FEATURES.includes(role) || areas.some(({ begins }) => begins?.[role] !== undefined))
}
