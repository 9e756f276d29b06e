import type { Role } from '../roles.ts'
import { AREA_KINDS, type AreaKind, type Level } from './area.ts'
import type { AreaRow } from './area-row.ts'
import { levelIn, type Rights } from './rights.ts'

/** Table of what roles may do: an area a row, a role a column. */
export interface RoleOverview {
  readonly columns: readonly RoleColumn[]
  /** Rows by kind of area, without kinds that the site has no areas of. */
  readonly groups: readonly { readonly kind: AreaKind; readonly rows: readonly OverviewRow[] }[]
}

/** A role, with the part of the site that it is limited to. */
interface RoleColumn {
  readonly role: Role
  /** Codes of the languages whose texts it changes; empty: all. */
  readonly languages: readonly string[]
  /** Number of pages that it changes, with all below them; 0: all. */
  readonly branches: number
}

/** An area, with a level for each column. */
interface OverviewRow extends Pick<AreaRow, 'slug' | 'label'> {
  readonly levels: readonly Level[]
}

/** Makes the table by the levels that access goes by. @param rights Those of each role that has a column, in their order. */
export function roleOverview(areas: readonly AreaRow[], rights: readonly Rights[]): RoleOverview {
  const groups = AREA_KINDS.map((kind) => ({
    kind,
    rows: areas
      .filter((area) => area.kind === kind)
      .map((area) => ({ slug: area.slug, label: area.label, levels: rights.map((one) => levelIn(one, area)) })),
  }))
  return {
    columns: rights.map(({ role, languages, branches }) => ({ role, languages, branches: branches.length })),
    groups: groups.filter(({ rows }) => rows.length > 0),
  }
}
