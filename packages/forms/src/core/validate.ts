import { type Entries, type EntryValue, valuesByField } from './entries.ts'
import { holds } from './holds.ts'
import type { FieldRule, Rule } from './rule.ts'

/** What a visitor must mend. */
export interface Problem {
  readonly field: string
  readonly error: string
}

const FIELD_RULES = new Set(
  [
    'required requiredfile email url tel number date time file enum dayofweek minitems maxitems minlength maxlength',
    'minnumber maxnumber mindate maxdate minfilesize maxfilesize stepnumber',
  ].flatMap((names) => names.split(' ')),
)

/**
 * Checks entries against the rules of a schema, the same way in browser and server.
 *
 * @returns One problem for each field that has any, in the order of the rules; `[]` when everything holds.
 */
export function validate(rules: readonly Rule[], entries: Entries): readonly Problem[] {
  const values = valuesByField(entries)
  const problems = new Map<string, string>()
  for (const rule of rules) {
    const failure = check(rule, values)
    if (failure?.field !== undefined && failure.error !== undefined && !problems.has(failure.field)) {
      problems.set(failure.field, failure.error)
    }
  }
  return [...problems].map(([field, error]) => ({ field, error }))
}

interface Failure {
  readonly field?: string | undefined
  readonly error?: string | undefined
}

/** Undefined: the rule holds, or no rule of this name is known. */
function check(rule: Rule, values: ReadonlyMap<string, readonly EntryValue[]>): Failure | undefined {
  if (rule.rule === 'all') {
    for (const inner of rule.rules ?? []) {
      const failure = check(inner, values)
      if (failure) return failure.error ? failure : { field: rule.field, error: rule.error }
    }
    return undefined
  }
  if (rule.rule === 'any') {
    const some = (rule.rules ?? []).some((inner) => isKnown(inner) && check(inner, values) === undefined)
    return some ? undefined : { field: rule.field, error: rule.error }
  }
  if (!isFieldRule(rule)) return undefined
  return holds(rule, values.get(rule.field ?? '') ?? []) ? undefined : { field: rule.field, error: rule.error }
}

/** Rules come from servers, which may know more of them. */
function isFieldRule(rule: Rule): rule is FieldRule {
  return FIELD_RULES.has(rule.rule)
}

function isKnown(rule: Rule): boolean {
  return rule.rule === 'all' || rule.rule === 'any' || isFieldRule(rule)
}
