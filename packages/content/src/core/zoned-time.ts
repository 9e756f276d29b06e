import { timeFormat } from './time-format.ts'

const DAY_MS = 86_400_000

/** Part of time from `from` to before `to`. */
interface TimeSpan {
  readonly from: Date
  readonly to: Date
}

/** A moment, and the zone whose clocks are read. */
export interface SiteClock {
  readonly now: Date
  /** IANA name. */
  readonly timeZone: string
}

/** Seconds by which the clocks of a zone are ahead of UTC at a moment. @param timeZone IANA name. */
export function offsetAt(moment: Date, timeZone: string): number {
  const parts = timeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /^GMT([-+])([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?$/.exec(name) ?? []
  return Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

/** Clock reading of a zone at a moment, as a date whose UTC getters give it. @param timeZone IANA name. */
export function clockAt(moment: Date, timeZone: string): Date {
  return new Date(moment.getTime() + offsetAt(moment, timeZone) * 1000)
}

/**
 * Moment at which the clocks of a zone show a reading: the first of two when they are put back. A reading that they skip
 * counts on from before: 02:30 is 03:30 where an hour is left out at two.
 *
 * @param clock The UTC getters give the reading.
 * @param timeZone IANA name.
 */
export function momentOf(clock: Date, timeZone: string): Date {
  const time = clock.getTime()
  const [earlier, later] = [time - DAY_MS, time + DAY_MS].map(
    (near) => new Date(time - offsetAt(new Date(near), timeZone) * 1000),
  ) as [Date, Date]
  const isShown = (moment: Date) => clockAt(moment, timeZone).getTime() === time
  const shown = [earlier, later].filter(isShown).sort((a, b) => a.getTime() - b.getTime())
  return shown[0] ?? earlier
}

/**
 * Finds the first of the moments that the clocks of a zone show as they show this one: there are two when they are put back.
 *
 * @param timeZone IANA name.
 */
export function firstMoment(moment: Date, timeZone: string): Date {
  return momentOf(clockAt(moment, timeZone), timeZone)
}

/** Day of a moment in a zone: `2026-01-31`. @param timeZone IANA name. */
export function dayAt(moment: Date, timeZone: string): string {
  return calendarDay(clockAt(moment, timeZone))
}

/** Clock reading of a zone for tables: `2026-01-31 09:00:00`. @param timeZone IANA name. */
export function clockText(moment: Date, timeZone: string): string {
  return clockAt(moment, timeZone).toISOString().replace('T', ' ').replace(/\..*/, '')
}

/** Day that comes some days later, or earlier. @param day `2026-01-31`. */
export function daysAfter(day: string, days: number): string {
  return calendarDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS))
}

/** First moment of a day in a zone. @param day `2026-01-31`. @param timeZone IANA name. */
export function startOfDay(day: string, timeZone: string): Date {
  return momentOf(new Date(`${day}T00:00:00Z`), timeZone)
}

/** First moment of the day after that of a moment. @param timeZone IANA name. */
export function nextMidnight(moment: Date, timeZone: string): Date {
  return startOfDay(daysAfter(dayAt(moment, timeZone), 1), timeZone)
}

/** Span of a year in a zone, or of one of its months. @param month From 1. @param timeZone IANA name. */
export function calendarSpan(
  { year, month }: { readonly year: number; readonly month?: number | undefined },
  timeZone: string,
): TimeSpan {
  const start = (index: number) =>
    startOfDay(calendarDay(new Date(new Date(0).setUTCFullYear(year, index, 1))), timeZone)
  return month === undefined ? { from: start(0), to: start(12) } : { from: start(month - 1), to: start(month) }
}

/** Day that the UTC getters of a date give. */
function calendarDay(clock: Date): string {
  return clock.toISOString().replace(/T.*/, '')
}
