import { inputsOf, type Rule, validate } from '@vitrine/forms/core'
import { RULE_NAMES } from '../../../packages/forms/src/core/check-rules.ts'
import { differs } from '../differs.ts'
import { plainFamily, type Verdict } from '../family.ts'
import { each, keys, whole } from '../known.ts'
import { RULE } from '../known-rule.ts'
import { ENTRIES, postedEntries, type RecordedEntries } from '../posted-entries.ts'

type Errors = Readonly<Record<string, string>>

interface SchemaVector {
  readonly rules: readonly Rule[]
  readonly entries: RecordedEntries
  readonly errors?: Errors
  readonly errors_browser?: Errors
  readonly errors_server?: Errors
  /** Of each posted field in which the browser found no error: texts, and files by name. */
  readonly inputs: Readonly<Record<string, readonly (string | { readonly file: string })[]>>
}

const VECTOR = keys<SchemaVector>({
  rules: each(RULE),
  entries: ENTRIES,
  errors: whole,
  errors_browser: whole,
  errors_server: whole,
  inputs: whole,
})

export const family = plainFamily<SchemaVector>({ vector: VECTOR }, (vector) => {
  const entries = postedEntries(vector.entries)
  const problems = validate(vector.rules, entries)
  const errors = Object.fromEntries(problems.map(({ field, error }) => [field, error]))
  const recorded = [vector.errors, vector.errors_server, vector.errors_browser].filter((one) => one !== undefined)
  const verdicts = recorded.map((one): Verdict => differs('errors', one, errors))
  if (!verdicts.includes(undefined)) return verdicts[0]
  // Inputs were recorded beside the browser's errors, which may be others than ours.
  const failing = new Set([...Object.keys(errors), ...Object.keys(vector.errors ?? vector.errors_browser ?? {})])
  const without = (inputs: object) =>
    Object.fromEntries(Object.entries(inputs).filter(([field]) => !failing.has(field)))
  // Without rules that it knows the browser checks nothing, and has nothing to hand on.
  const ours = !vector.rules.some(({ rule }) => RULE_NAMES.includes(rule))
    ? []
    : [...inputsOf(entries)].map(([field, values]) => [
        field,
        values.map((value) => (typeof value === 'string' ? value : { file: value.name })),
      ])
  return differs('inputs', without(vector.inputs), without(Object.fromEntries(ours)))
})
