import type { Role } from '../roles.ts'
import { type Area, beginningLevel, type Level } from './area.ts'
import { parseRightsTable, type RightsTable, type RoleRights } from './rights.ts'

/** Table in which a role has another level in an area. A level that the role begins with is not written down. */
export function withLevel(table: RightsTable, role: Role, area: Area, level: Level): RightsTable {
  const { [area.slug]: _, ...others } = rightsIn(table, role).levels
  const levels = level === beginningLevel(role, area) ? others : { ...others, [area.slug]: level }
  return withRole(table, role, { levels })
}

/** Table in which a role is limited to other languages, or to other branches of the page tree. */
export function withLimit(
  table: RightsTable,
  role: Role,
  limit: Partial<Pick<RoleRights, 'languages' | 'branches'>>,
): RightsTable {
  return withRole(table, role, limit)
}

/** A list with something taken in or, where it is in already, taken out. */
export function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}

function withRole(table: RightsTable, role: Role, changed: Partial<RoleRights>): RightsTable {
  return { ...table, [role]: { ...rightsIn(table, role), ...changed } }
}

function rightsIn(table: RightsTable, role: Role): RoleRights {
  return table[role] ?? parseRightsTable({})[role] ?? { levels: {}, languages: [], branches: [] }
}
