const MS_PER_DAY = 86_400_000

/** Days since 1970. Months and days outside of their range run on; not a number for what no calendar reaches. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  // `Date.UTC` would take the years 0 to 99 for 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY
}

export interface CalendarDay {
  readonly year: number
  /** 1 is January. */
  readonly month: number
  readonly day: number
}

export function calendarDay(dayNumber: number): CalendarDay {
  const date = new Date(dayNumber * MS_PER_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 0 is Sunday; the first day of 1970 was a Thursday. */
export function weekdayOf(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7
}

/**
 * Day of the year on which an ISO week begins; the first of January is 1. The fourth is always in week 1.
 *
 * @see https://www.iso.org/iso-8601-date-and-time-format.html
 */
export function startOfIsoWeek(year: number, week: number): number {
  const fourth = weekdayOf(dayNumber({ year, month: 1, day: 4 })) || 7
  return 4 - (fourth - 1) + (week - 1) * 7
}

/** Goes on by days from Monday to Friday. No step from a weekend leads to the Monday after it. */
export function addWorkdays(from: number, count: number): number {
  const weekday = weekdayOf(from) || 7
  const monday = from - (weekday - 1)
  // From a weekend, steps ahead count from its Friday, all others from the Monday after it.
  const position = weekday <= 5 ? weekday - 1 : count > 0 ? 4 : 5
  const weeks = Math.floor((position + count) / 5)
  return monday + weeks * 7 + (position + count - weeks * 5)
}
