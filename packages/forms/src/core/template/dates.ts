import type { SiteClock } from '@vitrine/content/core'
import { dateFromText } from './date-text.ts'
import type { FormTag } from './form-tag.ts'
import { optionsOf } from './options.ts'

/** A day that a template names, as YYYY-MM-DD; underscores stand for blanks. */
export function dateOf(text: string, clock: SiteClock): string | undefined {
  return text === '' ? undefined : dateFromText(text.replaceAll('_', ' '), clock)
}

/** The first bound that is a day. */
export function dateOptionOf(tag: FormTag, name: 'min' | 'max', clock: SiteClock): string | undefined {
  return optionsOf(tag, name).map((text) => dateOf(text, clock))[0]
}
