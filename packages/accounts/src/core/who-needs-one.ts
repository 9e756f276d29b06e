import type { Role } from '@vitrine/content/core'

/** Which accounts need a second factor, as an administrator chooses it. */
export const FACTOR_RULES = ['nobody', 'administrators', 'everybody'] as const
export type FactorRule = (typeof FACTOR_RULES)[number]

/** Whether an account of a role needs one. A role that is not known needs all that there is. */
export function needsFactor(rule: unknown, role: Role | undefined): boolean {
  if (rule === 'everybody') return true
  return rule === 'administrators' && (role === undefined || role === 'administrator')
}
