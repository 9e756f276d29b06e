import { list, record } from '@vitrine/content/core'
import type { FormReport } from './report.ts'

/** Conditions that are named one by one. */
const MAX_NAMED = 50

/** Operators of the plugin for conditional fields, in words. */
const OPERATORS: Readonly<Record<string, string>> = {
  equals: 'is',
  'not equals': 'is not',
  'is empty': 'is empty',
  'not empty': 'is filled in',
  'equals (regex)': 'matches',
  'not equals (regex)': 'does not match',
}

/**
 * Names the conditions under which groups of a form were shown: a template shows all of its parts at all times.
 *
 * @param raw The plugin's options once they are no longer serialised.
 */
export function reportConditions(raw: unknown, report: FormReport): void {
  for (const condition of listOf(record(raw).conditions ?? raw).slice(0, MAX_NAMED)) {
    const group = wordOf(condition.then_field)
    const rules = listOf(condition.and_rules ?? [condition])
    const texts = rules.map(({ if_field, operator, if_value }) =>
      `${wordOf(if_field)} ${OPERATORS[wordOf(operator)] ?? 'is'} ${wordOf(if_value)}`.trim(),
    )
    if (group) report.lost('form-condition', group, `${group} was shown when ${texts.join(' and ')}`)
  }
}

/** A list of PHP may have keys of its own. */
function listOf(raw: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(raw) ? list(raw) : list(Object.values(record(raw)))
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
