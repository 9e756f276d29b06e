import { secondsOf, TIMES } from './clock-forms.ts'
import { startOfIsoWeek } from './days.ts'
import { type Form, form, type Groups } from './form.ts'
import { type PartialDate, withClock, withDate } from './partial-date.ts'
import { anyOf, MONTHS, ROMAN_MONTHS } from './words.ts'

const YEAR = '(?<year>\\d{1,4})'
const YEAR_4 = '(?<year>\\d{4})'
const MONTH = '(?<month>1[0-2]|0?\\d)'
const MONTH_2 = '(?<month>0\\d|1[0-2])'
const DAY = '(?<day>3[01]|[0-2]?\\d)(?:st|nd|rd|th)?'
const DAY_2 = '(?<day>0\\d|[12]\\d|3[01])'
const NAMED = `(?<name>${anyOf([...MONTHS.keys(), ...ROMAN_MONTHS.keys()])})`
const NAME = `(?<name>${anyOf(MONTHS.keys())})`
const GAP = '[ \\t.-]*'
const AFTER_DAY = '[,.stndrh\\t ]+'
const TIME_OF_LOG = '(?<hour>[01]\\d|2[0-4]):(?<minute>[0-5]\\d):(?<second>60|[0-5]\\d)'

const DATES: readonly string[] = [
  `${MONTH}/${DAY}(?:/${YEAR})?`,
  `${YEAR_4}/${MONTH}/${DAY}/?`,
  `(?<year>[+-]?\\d{4})-${MONTH_2}-${DAY_2}`,
  `(?<year>[+-]\\d{5,19})-${MONTH_2}-${DAY_2}`,
  `${YEAR_4}-${MONTH}`,
  `${YEAR}-${MONTH}-${DAY}`,
  `${YEAR_4}${MONTH_2}${DAY_2}`,
  `${DAY}[.\\t-]${MONTH}[.-]${YEAR_4}`,
  `${DAY}[.\\t]${MONTH}\\.(?<year>\\d{2})`,
  `${YEAR_4}[.-]?(?<dayOfYear>00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6])`,
  `${YEAR_4}-?w(?<week>0[1-9]|[1-4]\\d|5[0-3])(?:-?(?<dayOfWeek>[0-7]))?`,
  `${DAY}${GAP}${NAMED}${GAP}${YEAR}`,
  `${DAY}${GAP}${NAMED}`,
  `${NAMED}${GAP}${YEAR_4}`,
  `${YEAR_4}${GAP}${NAMED}`,
  `${NAMED}${GAP}${DAY}${AFTER_DAY}${YEAR}`,
  `${NAMED}${GAP}${DAY}(?:${AFTER_DAY}|$)`,
  ...TIMES.map((time) => `${NAMED}${GAP}${DAY}${AFTER_DAY}${time}`),
  `${NAME}-${DAY_2}-${YEAR}`,
  `${YEAR}-${NAME}-${DAY_2}`,
  NAME,
  `${YEAR_4}:${MONTH_2}:${DAY_2} ${TIME_OF_LOG}`,
  `${DAY}/${NAME}/${YEAR_4}:${TIME_OF_LOG}`,
]

/** Dates of the calendar, some with the time of the day. Four digits that are no time are a year alone. */
export const CALENDAR_FORMS: readonly Form[] = [
  ...DATES.map((source) => form(source, readDate)),
  form(YEAR_4, ({ year }, before) => ({ ...before, year: Number(year) })),
]

function readDate(groups: Groups, before: PartialDate): PartialDate | undefined {
  const withTime = groups.hour === undefined ? before : withClock(before, secondsOf(groups))
  return withTime && withDate(withTime, dateOf(groups))
}

/** A date without its day is the first of that month; a month alone keeps the day of now. */
function dateOf(groups: Groups): { year?: number; month: number; day?: number } {
  const { name = '', dayOfYear, week, dayOfWeek = '1' } = groups
  const year = groups.year === undefined ? undefined : fullYear(groups.year)
  if (year !== undefined && dayOfYear) return { year, month: 1, day: Number(dayOfYear) }
  if (year !== undefined && week) {
    return { year, month: 1, day: startOfIsoWeek(year, Number(week)) + Number(dayOfWeek) - 1 }
  }
  const word = name.toLowerCase()
  const month = groups.month === undefined ? (MONTHS.get(word) ?? ROMAN_MONTHS.get(word) ?? 1) : Number(groups.month)
  const day = groups.day === undefined ? undefined : Number(groups.day)
  if (year !== undefined) return { year, month, day: day ?? 1 }
  return { month, ...(day !== undefined && { day }) }
}

/** Two digits are a year from 1970 to 2069. */
function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length >= 4 || year >= 100) return year
  return year < 70 ? year + 2000 : year + 1900
}
