/** Date parsed from a text. Parts that it leaves open come from the present. */
export interface PartialDate {
  readonly year?: number
  /** 1 is January; may lie outside of a year, as days may outside of a month. */
  readonly month?: number
  readonly day?: number
  /** A date of the calendar was given. A text gives one at most. */
  readonly hasDate: boolean
  /** Seconds since midnight. */
  readonly clock?: number
  /** Times of the day that were given. `today` forgets them. */
  readonly timesGiven: number
  /** Minutes that the clock is ahead of UTC. */
  readonly offset?: number
  readonly shift: Shift
  readonly weekday?: Weekday
  /** The day is to be the first or last one of its month. */
  readonly edge?: Edge
  /** The weekday is counted from this end of the month. */
  readonly weekdayFrom?: Edge
  /** Days from Monday to Friday to go on by. */
  readonly workdays?: number
}

/** Offset from the date that the text names, or from today. */
export interface Shift {
  readonly years: number
  readonly months: number
  readonly days: number
  readonly seconds: number
}

export type Edge = 'first' | 'last'

export interface Weekday {
  /** 0 is Sunday. Below 0 it is to be looked for in the past, -7 being Sunday. */
  readonly day: number
  readonly rule: WeekdayRule
}

/** Which one of the weekdays: `monday`, `next monday`, `monday this week`. */
export type WeekdayRule = 'today or later' | 'later' | 'of the week'

export const NO_SHIFT: Shift = { years: 0, months: 0, days: 0, seconds: 0 }
export const EMPTY_DATE: PartialDate = { hasDate: false, timesGiven: 0, shift: NO_SHIFT }

export function withDate(
  before: PartialDate,
  date: { readonly year?: number; readonly month?: number; readonly day?: number },
): PartialDate | undefined {
  return before.hasDate ? undefined : { ...before, ...date, hasDate: true }
}

export function withClock(before: PartialDate, seconds: number): PartialDate | undefined {
  return before.timesGiven > 0 ? undefined : { ...before, clock: seconds, timesGiven: 1 }
}

/** Words for days mean their beginning. */
export function atMidnight(before: PartialDate): PartialDate {
  return { ...before, clock: 0, timesGiven: 0 }
}

export function withOffset(before: PartialDate, minutes: number): PartialDate | undefined {
  return before.offset === undefined ? { ...before, offset: minutes } : undefined
}

export function shifted(before: PartialDate, by: Partial<Shift>): PartialDate {
  const { years = 0, months = 0, days = 0, seconds = 0 } = by
  const { shift } = before
  return {
    ...before,
    shift: {
      years: shift.years + years,
      months: shift.months + months,
      days: shift.days + days,
      seconds: shift.seconds + seconds,
    },
  }
}
