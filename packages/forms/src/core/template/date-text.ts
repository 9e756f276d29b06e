import type { SiteClock } from '@vitrine/content/core'
import { CALENDAR_FORMS } from './date-text/calendar-forms.ts'
import { CLOCK_FORMS } from './date-text/clock-forms.ts'
import { dayOf } from './date-text/day-of.ts'
import type { Form } from './date-text/form.ts'
import { EMPTY_DATE, type PartialDate } from './date-text/partial-date.ts'
import { RELATIVE_FORMS } from './date-text/relative-forms.ts'
import { ZONE_FORMS } from './date-text/zone-forms.ts'

/** Characters of a text that can be a day. */
const MAX_LENGTH = 200

/** Of forms that read the same text, an earlier one wins: `2024` is a time, `may` a month and no time zone. */
const FORMS: readonly Form[] = [...RELATIVE_FORMS, ...CLOCK_FORMS, ...CALENDAR_FORMS, ...ZONE_FORMS]

/** Characters allowed between the words of a text. */
const SEPARATOR = /[ \t,.]/

/**
 * Reads a day as people and templates write it: `2025-03-14`, `today+2weeks`, `last day of next month`.
 *
 * @param clock Relative days count from here, by the clocks of the site unless the text names an offset.
 * @returns YYYY-MM-DD, with more digits or a sign for years that need them; undefined for what is no day.
 * @see https://www.php.net/manual/en/datetime.formats.php (the language, as form templates know it)
 */
export function dateFromText(text: string, clock: SiteClock): string | undefined {
  const reading = text.length <= MAX_LENGTH ? read(text) : undefined
  return reading && dayOf(reading, clock)
}

/** Everything that a text tells; undefined when some of it is unknown or contradicts the rest. */
function read(text: string): PartialDate | undefined {
  let reading: PartialDate | undefined = EMPTY_DATE
  let at = 0
  while (reading && at < text.length) {
    if (SEPARATOR.test(text.charAt(at))) at += 1
    else {
      const found = longestAt(text, at)
      if (!found) return undefined
      reading = found.form.read(found.match.groups ?? {}, reading)
      at += found.match[0].length
    }
  }
  return reading
}

/** The form that reads most of the text; of equals the first. */
function longestAt(text: string, at: number): { form: Form; match: RegExpExecArray } | undefined {
  let longest: { form: Form; match: RegExpExecArray } | undefined
  for (const form of FORMS) {
    form.pattern.lastIndex = at
    const match = form.pattern.exec(text)
    if (match && match[0].length > (longest?.match[0].length ?? 0)) longest = { form, match }
  }
  return longest
}
