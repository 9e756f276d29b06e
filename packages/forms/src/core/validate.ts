import { checkRules } from './check-rules.ts'
import type { Entries } from './entries.ts'
import { acceptedSuffixes } from './file-types.ts'
import type { Problem } from './problem.ts'
import type { Rule } from './rule.ts'

/** Checks entries against the rules of a schema, as {@link checkRules} does, with all types of files. */
export function validate(rules: readonly Rule[], entries: Entries): readonly Problem[] {
  return checkRules(rules, entries, acceptedSuffixes)
}
