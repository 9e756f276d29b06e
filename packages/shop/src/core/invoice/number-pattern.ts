import type { InvoiceKind } from './invoice-kind.ts'

/** Characters of a pattern. */
export const MAX_PATTERN_LENGTH = 30

/** Patterns of a shop that has none of its own. */
export const DEFAULT_PATTERNS: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'R-{year}-####',
  'credit note': 'G-{year}-####',
}

/**
 * A pattern of numbers: letters, digits, points, hyphens, underscores and slashes, with one run of `#` for the number, which has at
 * least as many digits. `{year}` stands for the year, and begins the numbers anew with each.
 */
const SHAPE = /^(?:[A-Za-z0-9._/-]|\{year\})*#{1,10}(?:[A-Za-z0-9._/-]|\{year\})*$/

const YEAR = '{year}'

/** Tells whether numbers can be written by a pattern. */
export function isNumberPattern(pattern: string): boolean {
  return pattern.length <= MAX_PATTERN_LENGTH && SHAPE.test(pattern)
}

/** Name of the range that the numbers of a pattern are taken from. @param day `2026-01-31`. */
export function numberRange(kind: InvoiceKind, pattern: string, day: string): string {
  return pattern.includes(YEAR) ? `${kind} ${yearOf(day)}` : kind
}

/** Writes a number. @param count Place in its range, from 1. */
export function writeNumber(pattern: string, day: string, count: number): string {
  return pattern.replaceAll(YEAR, yearOf(day)).replace(/#+/, (digits) => String(count).padStart(digits.length, '0'))
}

function yearOf(day: string): string {
  return day.slice(0, 4)
}
