import { offsetAt, type SiteClock } from '@vitrine/content/core'
import { addWorkdays, type CalendarDay, calendarDay, dayNumber, weekdayOf } from './days.ts'
import type { Edge, PartialDate, Weekday } from './partial-date.ts'

const SECONDS_PER_DAY = 86_400

/**
 * The day that a reading comes to. Whatever the order of the words: the weekday is looked for first, then years, months
 * and days are added, and the edge of the month comes last.
 */
export function dayOf(reading: PartialDate, { now, timeZone }: SiteClock): string | undefined {
  const { shift, weekday, edge, workdays } = reading
  const ahead = reading.offset === undefined ? offsetAt(now, timeZone) : reading.offset * 60
  const present = now.getTime() / 1000 + ahead
  const clock =
    reading.clock ?? (reading.hasDate ? 0 : present - Math.floor(present / SECONDS_PER_DAY) * SECONDS_PER_DAY)
  const start = startOf(reading, calendarDay(Math.floor(present / SECONDS_PER_DAY)))
  const onWeekday = calendarDay(weekday ? findWeekday(dayNumber(start), weekday, shift.days) : dayNumber(start))
  // A weekday of a month is looked for in the month that is meant, so there the shift is done.
  const isShifted = reading.weekdayFrom !== undefined
  const moved = {
    year: onWeekday.year + (isShifted ? 0 : shift.years),
    month: onWeekday.month + (isShifted ? 0 : shift.months),
    day: onWeekday.day + shift.days,
  }
  const day = dayNumber(atEdge(moved, edge))
  const workday = workdays === undefined ? day : addWorkdays(day, workdays)
  return written(workday + Math.floor((clock + shift.seconds) / SECONDS_PER_DAY))
}

/** Base date: the parts that the text names, the others from today. */
function startOf({ year, month, day, weekdayFrom, edge, shift }: PartialDate, today: CalendarDay): CalendarDay {
  const base = { year: year ?? today.year, month: month ?? today.month, day: day ?? today.day }
  if (!weekdayFrom) return atEdge(base, edge)
  return {
    year: base.year + shift.years,
    month: base.month + shift.months + (weekdayFrom === 'last' ? 1 : 0),
    day: 1,
  }
}

function atEdge(date: CalendarDay, edge: Edge | undefined): CalendarDay {
  if (edge === 'first') return { ...date, day: 1 }
  if (edge === 'last') return { ...date, month: date.month + 1, day: 0 }
  return date
}

/** @param days How far the day is going to be moved, which decides whether a day before it will do. */
function findWeekday(from: number, { day, rule }: Weekday, days: number): number {
  const today = weekdayOf(from)
  if (rule === 'of the week') return from - (today || 7) + (day || 7)
  if (day < 0) return from - (7 - (-day - today))
  const ahead = day - today
  const isPast = days < 0 ? ahead < 0 : rule === 'later' ? ahead <= 0 : ahead < 0
  return from + ahead + (isPast ? 7 : 0)
}

function written(number: number): string | undefined {
  const { year, month, day } = calendarDay(number)
  if (Number.isNaN(year)) return undefined
  const digits = (value: number, length: number) => String(Math.abs(value)).padStart(length, '0')
  return `${year < 0 ? '-' : ''}${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}
