import { ROLES, type Role } from '../roles.ts'
import { record } from '../stored.ts'
import { type Area, beginningLevel, LEVELS, type Level, offeredLevel } from './area.ts'

/** Branches of the page tree that a role may be limited to. */
export const MAX_BRANCHES = 50

/** Rights of one role, as an administrator has chosen them. */
export interface RoleRights {
  /** Levels by the slug of an area; an area that is not named has the level that the role begins with. */
  readonly levels: Readonly<Record<string, Level>>
  /** Codes of the languages whose texts the role may change; empty: of all. */
  readonly languages: readonly string[]
  /** Ids of the pages that it may change, with all below them; empty: all pages. */
  readonly branches: readonly string[]
}

/** Rights of all roles but administrators, who may do everything. */
export type RightsTable = Readonly<Partial<Record<Role, RoleRights>>>

/** Rights of one account. */
export interface Rights extends RoleRights {
  readonly role: Role
}

const BEGINNING: RoleRights = { levels: {}, languages: [], branches: [] }

/** Reads a table as it is stored. What it cannot say counts as not chosen. */
export function parseRightsTable(value: unknown): RightsTable {
  const stored = record(value)
  return Object.fromEntries(
    ROLES.filter((role) => role !== 'administrator').map((role) => [role, parseRole(record(stored[role]))]),
  )
}

function parseRole({ levels, languages, branches }: Readonly<Record<string, unknown>>): RoleRights {
  return {
    levels: Object.fromEntries(
      Object.entries(record(levels)).flatMap(([slug, level]) => {
        const known = LEVELS.find((one) => one === level)
        return known ? [[slug, known]] : []
      }),
    ),
    languages: texts(languages),
    branches: texts(branches).slice(0, MAX_BRANCHES),
  }
}

function texts(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  return [
    ...new Set(values.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []))),
  ]
}

/** Rights of a role by the table. */
export function rightsOfRole(table: RightsTable, role: Role): Rights {
  const chosen = role === 'administrator' ? undefined : table[role]
  return { role, ...(chosen ?? BEGINNING) }
}

/** Level that an account has in an area. @param rights Undefined for visitors. */
export function levelIn(rights: Rights | undefined, area: Area): Level {
  if (!rights) return 'none'
  const chosen = Object.hasOwn(rights.levels, area.slug) ? rights.levels[area.slug] : undefined
  return offeredLevel(area, chosen ?? beginningLevel(rights.role, area))
}

/**
 * True if an account has something to do in an area, so that its sidebar leads there. Who reads messages reads the names of
 * the forms that they belong to, and has nothing to do there.
 */
export function isWorkedIn(rights: Rights | undefined, area: Area): boolean {
  const level = levelIn(rights, area)
  return level !== 'none' && !(level === 'read' && area.kind === 'forms')
}
