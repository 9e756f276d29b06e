import { type EntryValue, files, isEmptyFile, texts } from './entries.ts'
import { dayOfWeek, isEmail, isNumber, isTel, isTime, isUrl, parseDate } from './formats.ts'
import type { FieldRule } from './rule.ts'
import { typedValue, type ValueType } from './typed-value.ts'

/** Decimals to which a value must be on its step. [reference 8.2] */
const STEP_DECIMALS = 6

/**
 * Gives the suffixes of files that a list like that of the attribute `accept` stands for, without dots; undefined where
 * they are not known, so that every name counts as accepted. The table behind it is large: see `file-types.ts`.
 */
export type AcceptedSuffixes = (accept: readonly string[]) => readonly string[] | undefined

/**
 * True if the values of a field satisfy a rule. All rules but the required ones and the minima of items and file sizes
 * hold for no input. Each input must satisfy the rule on its own, except where sums are named.
 */
export function holds(rule: FieldRule, values: readonly EntryValue[], acceptedSuffixes: AcceptedSuffixes): boolean {
  const inputs = texts(values)
  switch (rule.rule) {
    case 'required':
      return inputs.length > 0
    case 'requiredfile':
      return files(values).some((file) => file.name !== '')
    case 'email':
      return everyTyped('email', inputs, isEmail)
    case 'url':
      return everyTyped('url', inputs, isUrl)
    case 'tel':
      return everyTyped('tel', inputs, isTel)
    case 'number':
      return everyTyped('number', inputs, isNumber)
    case 'date':
      return inputs.every((input) => parseDate(input) !== undefined)
    case 'time':
      return inputs.every(isTime)
    case 'file':
      // A text under the name of a file input is no file, whatever it says.
      return inputs.length === 0 && hasAcceptedNames(values, acceptedSuffixes(listOf(rule.accept).map(String)))
    case 'enum':
      return inputs.every((input) => listOf(rule.accept).some((accepted) => sameText(accepted, input)))
    case 'dayofweek':
      return inputs.every((input) => isAcceptedDay(input, listOf(rule.accept)))
    case 'minitems':
      return threshold(rule, (limit) => inputs.length >= Math.trunc(limit))
    case 'maxitems':
      return threshold(rule, (limit) => inputs.length <= Math.trunc(limit))
    case 'minlength': {
      const length = totalLength(inputs)
      return length === 0 || threshold(rule, (limit) => length >= Math.trunc(limit))
    }
    case 'maxlength':
      return threshold(rule, (limit) => totalLength(inputs) <= Math.trunc(limit))
    case 'minnumber':
      return threshold(rule, (limit) => everyTyped('number', inputs, (input) => !(Number.parseFloat(input) < limit)))
    case 'maxnumber':
      return threshold(rule, (limit) => everyTyped('number', inputs, (input) => !(Number.parseFloat(input) > limit)))
    case 'mindate':
      return comparesDates(inputs, rule.threshold, (date, limit) => date >= limit)
    case 'maxdate':
      return comparesDates(inputs, rule.threshold, (date, limit) => date <= limit)
    case 'minfilesize':
      return threshold(rule, (limit) => totalSize(values) >= limit)
    case 'maxfilesize':
      return threshold(rule, (limit) => totalSize(values) <= limit)
    case 'stepnumber':
      return everyTyped('number', inputs, (input) => isOnStep(input, rule))
  }
}

/** True if each input satisfies a check as it is stored: without the invisible signs that pasting brings along. */
function everyTyped(type: ValueType, inputs: readonly string[], check: (input: string) => boolean): boolean {
  return inputs.every((input) => check(typedValue(type, input)))
}

/** UTF-16 units in all inputs together; a line break counts one, however it was posted. */
export function totalLength(inputs: readonly string[]): number {
  return inputs.reduce((total, input) => total + input.replaceAll('\r\n', '\n').length, 0)
}

function totalSize(values: readonly EntryValue[]): number {
  return files(values).reduce((total, file) => total + file.size, 0)
}

function threshold(rule: { readonly threshold?: number | string }, check: (limit: number) => boolean): boolean {
  const limit = Number.parseFloat(String(rule.threshold))
  return Number.isNaN(limit) || check(limit)
}

/** Rules arrive as JSON, where a list may be anything. */
function listOf<T>(accept: readonly T[] | undefined): readonly T[] {
  return Array.isArray(accept) ? accept : []
}

function sameText(accepted: unknown, input: string): boolean {
  return String(accepted).replaceAll('\r\n', '\n') === input.replaceAll('\r\n', '\n')
}

function hasAcceptedNames(values: readonly EntryValue[], suffixes: readonly string[] | undefined): boolean {
  const given = files(values).filter((file) => !isEmptyFile(file))
  if (given.length === 0 || suffixes === undefined) return true
  return given.every(({ name }) => suffixes.some((suffix) => name.toLowerCase().endsWith(`.${suffix.toLowerCase()}`)))
}

/** Accepts text that is no date, which the rule `date` reports, as the bounds of dates do. */
function isAcceptedDay(input: string, accept: readonly (number | string)[]): boolean {
  const date = parseDate(input)
  return date === undefined || accept.some((day) => Number.parseInt(String(day), 10) === dayOfWeek(date))
}

function comparesDates(
  inputs: readonly string[],
  limit: number | string | undefined,
  check: (date: number, limit: number) => boolean,
): boolean {
  const bound = parseDate(String(limit))
  return (
    bound === undefined ||
    inputs.every((input) => {
      const date = parseDate(input)
      return date === undefined || check(date, bound)
    })
  )
}

function isOnStep(
  input: string,
  rule: { readonly base?: number | string; readonly interval?: number | string },
): boolean {
  const interval = Number.parseFloat(String(rule.interval))
  if (!(interval > 0)) return true
  const base = Number.parseFloat(String(rule.base)) || 0
  const rest = rounded((Number.parseFloat(input) - base) % interval)
  return rest === 0 || rest === rounded(interval)
}

function rounded(value: number): number {
  return Number(value.toFixed(STEP_DECIMALS))
}
