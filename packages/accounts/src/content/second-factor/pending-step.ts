import { person } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { FACTOR_RULES, type FactorRule, needsFactor } from '../../core/factor-rule.ts'
import { readFactor } from '../../store/factor-store.ts'

/** Step that follows the password: entering a code, or setting up a second factor. */
export type PendingStep =
  | { readonly kind: 'code' /** Milliseconds since 1970 for which it has had one. */; readonly since: number }
  | { readonly kind: 'set-up' }

/** @returns Undefined for an account that the password alone lets in. */
export async function pendingStep(
  payload: Payload,
  user: unknown,
  transaction?: Transaction,
): Promise<PendingStep | undefined> {
  const { id } = user as { readonly id: unknown }
  const factor = await readFactor(payload, Number(id), transaction)
  if (factor?.since !== undefined) return { kind: 'code', since: factor.since }
  const rule = await readRule(payload, transaction)
  return needsFactor(rule, person(user)?.role) ? { kind: 'set-up' } : undefined
}

/** @returns Undefined when nobody has chosen yet. */
export async function readRule(payload: Payload, transaction?: Transaction): Promise<FactorRule | undefined> {
  const [row] = await runSql(payload, sql`select second_factor from account_settings limit 1`, transaction)
  return FACTOR_RULES.find((rule) => rule === row?.second_factor)
}
