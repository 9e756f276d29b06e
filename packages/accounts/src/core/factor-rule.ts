import type { Role } from '@vitrine/content/core'

/** Which accounts need a second factor, as an administrator chooses it. */
export const FACTOR_RULES = ['nobody', 'administrators', 'everybody'] as const
export type FactorRule = (typeof FACTOR_RULES)[number]

/** True if accounts of a role need a second factor. An unknown role has the strictest requirements. */
export function needsFactor(rule: unknown, role: Role | undefined): boolean {
  if (rule === 'everybody') return true
  return rule === 'administrators' && (role === undefined || role === 'administrator')
}
