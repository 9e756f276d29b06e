/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000

/** First year that counts as a real date: earlier ones are how broken tools write "none". */
const FIRST_YEAR = 1000

/**
 * Milliseconds since 1970 of `YYYY-MM-DD HH:MM:SS`, read as UTC.
 *
 * @returns Undefined for `0000-00-00 00:00:00`, for days that do not exist, and for the very start of 1970, which is
 * what tools write that have no date.
 */
export function parseWpDate(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (year < FIRST_YEAR) return undefined
  return realMoment({ year, month, day, hour, minute, second }) || undefined
}

/**
 * Milliseconds since 1970 of a date as feeds have it, `Sat, 02 Mar 2024 09:00:00 +0000`. The name of the weekday is not
 * looked at.
 *
 * @returns Undefined before 1970 and for what is not a date.
 */
export function parseFeedDate(text: string): number | undefined {
  const match = FEED_DATE.exec(text.trim())
  if (!match) return undefined
  const [, day, monthName = '', year, hour, minute, second = '0', zone = ''] = match
  const month = MONTHS.indexOf(monthName.toLowerCase()) + 1
  const local = realMoment({
    year: Number(year),
    month,
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  })
  if (local === undefined) return undefined
  const moment = local - zoneMinutes(zone) * MINUTE_MS
  return moment > 0 ? moment : undefined
}

/** `YYYY-MM-DD HH:MM:SS` of a local date that is real; undefined otherwise. */
export function realLocalDate(text: string): string | undefined {
  return parseWpDate(text) === undefined ? undefined : text.trim().slice(0, 19).replace('T', ' ')
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const FEED_DATE =
  /^(?:[A-Za-z]{3,9},?\s{1,3})?(\d{1,2})\s{1,3}([A-Za-z]{3})[a-z]{0,6}\s{1,3}(\d{4})\s{1,3}(\d{2}):(\d{2})(?::(\d{2}))?\s{0,3}([+-]\d{4}|GMT|UTC?|Z)?$/

function zoneMinutes(zone: string): number {
  const match = /^([+-])(\d{2})(\d{2})$/.exec(zone)
  if (!match) return 0
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]))
}

interface Moment {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

function realMoment({ year, month, day, hour, minute, second }: Moment): number | undefined {
  const moment = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(moment)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && hour < 24 && minute < 60 && second < 60 ? moment : undefined
}
