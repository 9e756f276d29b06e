import { type Rule, validate } from '@vitrine/forms/core'
import { differs } from '../differs.ts'
import { plainFamily, type Verdict } from '../family.ts'
import { postedEntries, type RecordedEntries } from '../posted-entries.ts'

type Errors = Readonly<Record<string, string>>

interface RuleVector {
  readonly rule: Rule
  readonly entries: RecordedEntries
  /** The message of the rule, where it does not hold. */
  readonly error?: string
  readonly valid?: boolean
  readonly valid_browser?: boolean | 'throws'
  readonly valid_server?: boolean | 'throws'
  /** The browser's verdict in Node, where the parser of URLs is another than Chromium's. */
  readonly valid_node?: boolean
  readonly errors?: Errors
  readonly errors_browser?: Errors | 'throws'
  readonly errors_server?: Errors | 'throws'
}

/** Our verdict is one for browser and server, so where the two recorded ones part it may be either. */
export const family = plainFamily<RuleVector>((vector) => {
  const problems = validate([vector.rule], postedEntries(vector.entries))
  const errors = Object.fromEntries(problems.map(({ field, error }) => [field, error]))
  const recorded = 'rules' in vector.rule || hasErrors(vector) ? recordedErrors(vector) : recordedVerdicts(vector)
  const verdicts = recorded.map((one): Verdict => differs('errors', one, errors))
  return verdicts.includes(undefined) ? undefined : verdicts[0]
})

function hasErrors(vector: RuleVector): boolean {
  return vector.errors !== undefined || vector.errors_browser !== undefined
}

function recordedErrors({ errors, errors_browser, errors_server }: RuleVector): readonly unknown[] {
  return errors ? [errors] : [errors_server, errors_browser]
}

function recordedVerdicts({ rule, error = rule.error ?? '', ...recorded }: RuleVector): readonly unknown[] {
  const verdicts = [recorded.valid, recorded.valid_node, recorded.valid_server, recorded.valid_browser]
  return verdicts
    .filter((one) => one !== undefined)
    .map((one) => (one === 'throws' ? one : one ? {} : { [rule.field ?? '']: error }))
}
