import { type Form, form, type Groups } from './form.ts'
import { atMidnight, type PartialDate, withClock } from './partial-date.ts'

const HOUR = '(?<hour>2[0-4]|[01]?\\d)'
const TWO_DIGIT_HOUR = '(?<hour>2[0-4]|[01]\\d)'
const HALF = '[ \\t]*(?<half>[ap])\\.?m\\.?(?=[ \\t]|$)'
const QUARTER_HOUR = 15 * 60

/** Times of the day, of 24 hours and of two times 12. */
export const TIMES: readonly string[] = [
  `t?${HOUR}[:.](?<minute>[0-5]?\\d)(?:[:.](?<second>60|[0-5]?\\d)(?:\\.\\d+)?)?`,
  `(?<hour>1[0-2]|0?[1-9])(?:[:.](?<minute>[0-5]?\\d)(?:[:.](?<second>60|[0-5]?\\d)(?:[:.]\\d+)?)?)?${HALF}`,
]

/** Times of the day. They matter when hours are added to them. */
export const CLOCK_FORMS: readonly Form[] = [
  ...[...TIMES, `t${HOUR}`, `t?${TWO_DIGIT_HOUR}(?<minute>[0-5]\\d)(?<second>60|[0-5]\\d)`].map((time) =>
    form(time, (groups, before) => withClock(before, secondsOf(groups))),
  ),
  form(`t?(?<digits>${TWO_DIGIT_HOUR}(?<minute>[0-5]\\d))`, timeOrYear),
  form(`(?<side>back|front) of ${HOUR}(?:${HALF})?`, (groups, before) =>
    withClock(
      atMidnight(before),
      secondsOf(groups) + (groups.side?.toLowerCase() === 'back' ? QUARTER_HOUR : -QUARTER_HOUR),
    ),
  ),
]

export function secondsOf({ hour, minute = '0', second = '0', half }: Groups): number {
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return hours * 3600 + Number(minute) * 60 + Number(second)
}

/** Four digits are a time like `2024` for 20:24; once the time is known, they are a year. */
function timeOrYear(groups: Groups, before: PartialDate): PartialDate | undefined {
  if (before.timesGiven > 1) return undefined
  if (before.timesGiven === 0) return withClock(before, secondsOf(groups))
  return { ...before, year: Number(groups.digits), timesGiven: 2 }
}
