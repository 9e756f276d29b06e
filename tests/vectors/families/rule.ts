import { type Rule, validate } from '@vitrine/forms/core'
import { differs } from '../differs.ts'
import { plainFamily, type Verdict } from '../family.ts'
import { keys, whole } from '../known.ts'
import { RULE } from '../known-rule.ts'
import { ENTRIES, postedEntries, type RecordedEntries } from '../posted-entries.ts'

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
  /** The browser's verdict in New York, where it is another than in UTC. Ours is the same everywhere. */
  readonly valid_browser_in_new_york?: boolean
  readonly errors?: Errors
  readonly errors_browser?: Errors | 'throws'
  readonly errors_server?: Errors | 'throws'
}

const VECTOR = keys<RuleVector>({
  rule: RULE,
  entries: ENTRIES,
  error: whole,
  valid: whole,
  valid_browser: whole,
  valid_server: whole,
  valid_node: whole,
  valid_browser_in_new_york: whole,
  errors: whole,
  errors_browser: whole,
  errors_server: whole,
})

/** Our verdict is one for browser and server, so where the two recorded ones part it may be either. */
export const family = plainFamily<RuleVector>({ vector: VECTOR }, (vector) => {
  const errors = errorsOf(vector)
  const recorded = 'rules' in vector.rule || hasErrors(vector) ? recordedErrors(vector) : recordedVerdicts(vector)
  const verdicts = recorded.map((one): Verdict => differs('errors', one, errors))
  if (!verdicts.includes(undefined)) return verdicts[0]
  if (vector.valid_browser_in_new_york === undefined) return undefined
  return differs(
    'errors in New York',
    errors,
    inTimeZone('America/New_York', () => errorsOf(vector)),
  )
})

function errorsOf({ rule, entries }: RuleVector): Errors {
  return Object.fromEntries(validate([rule], postedEntries(entries)).map(({ field, error }) => [field, error]))
}

/** Does something as on a machine in another time zone. */
function inTimeZone<Result>(zone: string, work: () => Result): Result {
  const { TZ } = process.env
  process.env.TZ = zone
  try {
    return work()
  } finally {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  }
}

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
