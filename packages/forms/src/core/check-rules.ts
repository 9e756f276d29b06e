import { type Entries, type EntryValue, valuesByField } from './entries.ts'
import { isFileRule } from './file-rules.ts'
import { type AcceptedSuffixes, holds } from './holds.ts'
import type { Problem } from './problem.ts'
import type { CompositeRule, Rule } from './rule.ts'

/** Every rule that there is. */
export const RULE_NAMES: readonly string[] = [
  'required requiredfile email url tel number date time file enum dayofweek minitems maxitems minlength maxlength',
  'minnumber maxnumber mindate maxdate minfilesize maxfilesize stepnumber all any',
].flatMap((names) => names.split(' '))

const RULES: ReadonlySet<string> = new Set(RULE_NAMES)

/**
 * Checks entries against the rules of a schema, the same way in browser and server, which alone always knows the suffixes
 * of types of files.
 *
 * @returns One problem for each field that has any, in the order of the rules; `[]` when everything holds. A rule
 *   without field or error reports nothing. Never throws, whatever the rules and the entries are.
 */
export function checkRules(
  rules: readonly Rule[],
  entries: Entries,
  acceptedSuffixes: AcceptedSuffixes,
): readonly Problem[] {
  const values = valuesByField(entries)
  const problems = new Map<string, string>()
  for (const rule of rules) {
    const { field, error } = check(rule, values, acceptedSuffixes) ?? {}
    if (field !== undefined && error !== undefined && !problems.has(field)) problems.set(field, error)
  }
  return [...problems].map(([field, error]) => ({ field, error }))
}

interface Failure {
  readonly field: string | undefined
  readonly error: string | undefined
}

/** Undefined: the rule holds, or no rule of this name is known. */
function check(
  rule: Rule,
  values: ReadonlyMap<string, readonly EntryValue[]>,
  acceptedSuffixes: AcceptedSuffixes,
): Failure | undefined {
  if (!isKnown(rule)) return undefined
  const own = failureOf(rule)
  if (!isComposite(rule)) {
    return holds(rule, values.get(own.field ?? '') ?? [], acceptedSuffixes) ? undefined : own
  }
  if (rule.rule === 'any') {
    const some = innerRules(rule).some(
      (inner) => isKnown(inner) && speaksOf(inner, values) && check(inner, values, acceptedSuffixes) === undefined,
    )
    return some ? undefined : own
  }
  for (const inner of innerRules(rule)) {
    const failure = check(inner, values, acceptedSuffixes)
    if (failure) return failure.error ? failure : own
  }
  return undefined
}

/**
 * False for a rule about texts whose field got nothing but files, and the other way round. It holds, but not for what was
 * given: a file is no e-mail address.
 */
function speaksOf(rule: Rule, values: ReadonlyMap<string, readonly EntryValue[]>): boolean {
  const given = isComposite(rule) ? [] : (values.get(rule.field ?? '') ?? [])
  const isForFiles = isFileRule(rule)
  return given.length === 0 || given.some((value) => (typeof value !== 'string') === isForFiles)
}

/** Rules come from servers, which may know more of them. */
function isKnown(rule: Rule): boolean {
  return RULES.has(rule?.rule)
}

function isComposite(rule: Rule): rule is CompositeRule {
  return rule.rule === 'all' || rule.rule === 'any'
}

function innerRules(rule: CompositeRule): readonly Rule[] {
  return Array.isArray(rule.rules) ? rule.rules : []
}

/** Field and error of a rule that failed. Texts missing from the JSON, or of another type, become empty. */
function failureOf({ field, error }: Rule): Failure {
  return { field: textOf(field), error: textOf(error ?? (error === null ? '' : undefined)) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
