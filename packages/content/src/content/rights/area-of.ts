import type { Area } from '../../core/rights/area.ts'

/** Something with access functions, complete or as it is declared. */
interface Ruled {
  readonly access: object
}

/** Area that a collection or a global is; undefined for one that is not in the table of rights. */
export function areaOf({ access }: Ruled): Area | undefined {
  return Object.values(access).flatMap((rule) => (hasArea(rule) ? [rule.area] : []))[0]
}

function hasArea(rule: unknown): rule is { readonly area: Area } {
  return typeof rule === 'function' && 'area' in rule
}
