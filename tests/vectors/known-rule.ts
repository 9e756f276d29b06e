import { each, type Known, keys, whole } from './known.ts'

interface RecordedRule {
  readonly rule: unknown
  readonly field?: unknown
  readonly error?: unknown
  readonly accept?: unknown
  readonly threshold?: unknown
  readonly base?: unknown
  readonly interval?: unknown
  readonly rules?: unknown
}

/** A rule of a form, or several that are one. */
export const RULE: Known = (value, path) =>
  keys<RecordedRule>({
    rule: whole,
    field: whole,
    error: whole,
    accept: whole,
    threshold: whole,
    base: whole,
    interval: whole,
    rules: each(RULE),
  })(value, path)
