import type { ContactForm } from './form.ts'
import { optionsOf } from './template/options.ts'

/** A day of the calendar, which no other day changes. */
const CALENDAR_DAY = /^\d{4,}-\d{2}-\d{2}$/

/** True if dates of a form are bounded or filled by words such as `today`, so that each day shows it differently. */
export function hasRelativeDays({ tags }: Pick<ContactForm, 'tags'>): boolean {
  return tags.some(
    (tag) =>
      tag.basetype === 'date' &&
      [...optionsOf(tag, 'min'), ...optionsOf(tag, 'max'), ...tag.values].some((text) => !CALENDAR_DAY.test(text)),
  )
}
