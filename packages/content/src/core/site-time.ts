import { type TimeFormatOptions, timeFormat } from './time-format.ts'
import { timeLanguage } from './time-language.ts'
import { dayAt } from './zoned-time.ts'

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const LONG_DAY = { ...DAY, month: 'long' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

/** Details in which a time is written; `event` and `stamp` name the zone whose clocks are meant. */
const PARTS = {
  year: { year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  day: DAY,
  longDay: LONG_DAY,
  clock: { timeStyle: 'short' },
  moment: { ...DAY, ...CLOCK },
  event: { ...DAY, ...CLOCK, timeZoneName: 'short' },
  longEvent: { ...LONG_DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  stamp: { dateStyle: 'long', timeStyle: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/**
 * How much of a time is written: a year, a month, a day, the `clock` of a day, the `moment` on it, the moment of an `event`
 * with the name of the zone, or the `stamp` of a receipt, to the second.
 */
export type TimeDetail = keyof typeof PARTS

/** Details of a day of the calendar, which has no clock. */
export type CalendarDetail = 'year' | 'month' | 'day' | 'longDay'

/** Reader of a time. */
export interface TimeReader {
  /** BCP 47 tag, such as `de`. */
  readonly locale: string
  /** IANA name of the zone of the site. */
  readonly timeZone: string
}

/**
 * Formats a time as the clocks of the site show it, in the language of its reader.
 *
 * @param at A moment, or one in ISO 8601.
 */
export function siteTime(at: Date | string, detail: TimeDetail, { locale, timeZone }: TimeReader): string {
  return written(new Date(at), timeLanguage(locale, timeZone), { ...PARTS[detail], timeZone })
}

/**
 * Formats a time as the clocks of its reader show it, with the name of their zone.
 *
 * @param ownZone IANA name of the zone of the reader.
 * @returns Undefined where they show what those of the site do.
 */
export function ownTime(at: Date | string, { locale, timeZone }: TimeReader, ownZone: string): string | undefined {
  const moment = new Date(at)
  const language = timeLanguage(locale, timeZone)
  const clockIn = (zone: string) => written(moment, language, { ...PARTS.moment, timeZone: zone })
  if (clockIn(ownZone) === clockIn(timeZone)) return undefined
  return written(moment, language, { ...PARTS.longEvent, timeZone: ownZone })
}

/** Formats a day of the calendar, which is the same in every zone. @param day Begins with `2026-01-31`. */
export function calendarText(day: string, detail: CalendarDetail, { locale, timeZone }: TimeReader): string {
  const noon = new Date(`${day.slice(0, 10)}T12:00:00Z`)
  return written(noon, timeLanguage(locale, timeZone), { ...PARTS[detail], timeZone: 'UTC' })
}

/**
 * Formats a time of the past in a few letters: of today the clock, of this year the day, of others the day with its year.
 *
 * @param at In ISO 8601.
 */
export function shortSiteTime(at: string, now: Date, reader: TimeReader): string {
  const { locale, timeZone } = reader
  const moment = new Date(at)
  const [day, today] = [dayAt(moment, timeZone), dayAt(now, timeZone)]
  if (day === today) return siteTime(moment, 'clock', reader)
  if (day.slice(0, 4) !== today.slice(0, 4)) return siteTime(moment, 'day', reader)
  const { year, ...withoutYear } = DAY
  return written(moment, timeLanguage(locale, timeZone), { ...withoutYear, timeZone })
}

function written(moment: Date, language: string, options: TimeFormatOptions): string {
  return timeFormat(language, options).format(moment)
}

/** A time zone that an editor can choose. */
export interface OfferedZone {
  readonly label: string
  /** IANA name. */
  readonly value: string
}

/** Adds the zone of the site to those that are offered, first, unless it is among them. */
export function zonesToChoose<Zone extends OfferedZone>(
  offered: readonly Zone[],
  timeZone: string,
): readonly (Zone | OfferedZone)[] {
  return offered.some(({ value }) => value === timeZone)
    ? offered
    : [{ label: timeZone.replaceAll('_', ' '), value: timeZone }, ...offered]
}
