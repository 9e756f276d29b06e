import { dateFromText } from './date-text.ts'
import type { FormTag } from './form-tag.ts'
import { optionsOf } from './options.ts'

/** A day that a template names, as YYYY-MM-DD; underscores stand for blanks. */
export function dateOf(text: string, now: Date): string | undefined {
  return text === '' ? undefined : dateFromText(text.replaceAll('_', ' '), now)
}

/** The first bound that is a day. */
export function dateOptionOf(tag: FormTag, name: 'min' | 'max', now: Date): string | undefined {
  return optionsOf(tag, name).map((text) => dateOf(text, now))[0]
}
