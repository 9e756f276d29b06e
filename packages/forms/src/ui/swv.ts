import { checkRules, RULE_NAMES } from '../core/check-rules.ts'
import { inputsOf } from '../core/entries.ts'
import type { Rule, Schema } from '../core/rule.ts'
import { acceptedSuffixes } from './file-suffixes.ts'
import { entriesOf } from './form-entries.ts'

/** Result of checking a field: an error, or the inputs that passed. */
export type FieldResult = { readonly error: string } | { readonly inputs: readonly string[] }
export type Results = ReadonlyMap<string, FieldResult>

type Validate = (schema: Pick<Schema, 'rules'>, formData: FormData) => Results

/** The global `swv`, by which other scripts of the page check forms, and add checks. [reference 11.1] */
interface Validation {
  /** Tests a form's data against one rule, by the rule's name. */
  readonly validators: Readonly<Record<string, (rule: Rule, formData: FormData) => boolean>>
  validate: Validate
  /** Puts a function around `validate`; the last one is the outermost. */
  readonly use: (around: (next: Validate) => Validate) => void
}

declare global {
  interface Window {
    swv?: Validation
  }
}

/** The page's global. What the page has put there wins. */
export function validation(): Validation {
  window.swv ??= {
    validators: Object.fromEntries(RULE_NAMES.map((name) => [name, satisfies])),
    validate: (schema, formData) => resultsOf(schema, formData),
    use(around) {
      this.validate = around(this.validate)
    },
  }
  return window.swv
}

function satisfies(rule: Rule, formData: FormData): boolean {
  return (
    checkRules([{ ...rule, field: rule.field ?? '', error: ' ' }], entriesOf(formData), acceptedSuffixes).length === 0
  )
}

function resultsOf({ rules }: Pick<Schema, 'rules'>, formData: FormData): Results {
  const entries = entriesOf(formData)
  const problems = checkRules(rules, entries, acceptedSuffixes).map(({ field, error }) => [field, { error }] as const)
  const given = [...inputsOf(entries)].map(
    ([field, values]) =>
      [field, { inputs: values.map((value) => (typeof value === 'string' ? value : value.name)) }] as const,
  )
  return new Map<string, FieldResult>([...given, ...problems])
}
