import { type Form, form } from './form.ts'
import { atMidnight, type Edge, NO_SHIFT, type PartialDate, type Shift, shifted, withClock } from './partial-date.ts'
import { movedBy, UNITS } from './units.ts'
import { anyOf, COUNTS, DIRECTIONS, WEEKDAYS } from './words.ts'

const BLANK = '[ \\t]+'
const COUNT = `(?<count>${anyOf(COUNTS.keys())})`
const WEEKDAY = `(?<weekday>${anyOf(WEEKDAYS.keys())})`
const NOON = 12 * 3600

/** Words for days, and distances between them. */
export const RELATIVE_FORMS: readonly Form[] = [
  form('now', (_, before) => before),
  form('today|midnight', (_, before) => atMidnight(before)),
  form('noon', (_, before) => withClock(atMidnight(before), NOON)),
  form('yesterday', (_, before) => dayFromToday(before, -1)),
  form('tomorrow', (_, before) => dayFromToday(before, 1)),
  form('@(?<seconds>-?\\d+(?:\\.\\d{0,6})?)', ({ seconds }, before) => sinceEpoch(before, Number(seconds))),
  form('(?<edge>first|last) day of', ({ edge }, before) => ({ ...before, edge: asEdge(edge) })),
  form(`${COUNT}${BLANK}${WEEKDAY}${BLANK}of`, ({ count, weekday }, before) =>
    weekdayOfMonth(before, countOf(count), lower(weekday)),
  ),
  form(`(?<sign>[+-]*)[ \\t]*(?<count>\\d{1,13})[ \\t]*(?<unit>${anyOf(UNITS)})`, ({ sign, count, unit }, before) =>
    movedBy(before, signOf(sign) * Number(count), lower(unit), 'today or later'),
  ),
  form(`${COUNT}${BLANK}(?<unit>${anyOf(UNITS.filter((unit) => unit !== 'week'))})`, ({ count, unit }, before) =>
    byWord(before, lower(count), lower(unit)),
  ),
  form(`(?<direction>${anyOf(DIRECTIONS.keys())})${BLANK}week`, ({ direction }, before) =>
    inWeek(before, countOf(direction)),
  ),
  form(WEEKDAY, ({ weekday }, before) => onWeekday(before, lower(weekday))),
  form('ago', (_, before) => reversed(before)),
]

/** The day is set and not added to: in `+3 days tomorrow` tomorrow is what counts. */
function dayFromToday(before: PartialDate, days: number): PartialDate {
  return { ...atMidnight(before), shift: { ...before.shift, days } }
}

function sinceEpoch(before: PartialDate, seconds: number): PartialDate | undefined {
  if (before.offset !== undefined) return undefined
  return { ...shifted(atMidnight(before), { seconds }), year: 1970, month: 1, day: 1, hasDate: false, offset: 0 }
}

function weekdayOfMonth(before: PartialDate, count: number, weekday: string): PartialDate {
  const weekdayFrom: Edge = count > 0 ? 'first' : 'last'
  const rule = count < 0 ? 'later' : 'today or later'
  return { ...movedBy(atMidnight(before), count, weekday, rule), weekdayFrom }
}

function byWord(before: PartialDate, word: string, unit: string): PartialDate {
  const isDay = WEEKDAYS.has(unit) || unit.startsWith('weekday')
  const rule = word === 'this' ? 'today or later' : 'later'
  return movedBy(isDay ? atMidnight(before) : before, countOf(word), unit, rule)
}

/** A week begins on Monday, the day that is meant unless another one is named. */
function inWeek(before: PartialDate, count: number): PartialDate {
  return { ...shifted(before, { days: 7 * count }), weekday: { day: before.weekday?.day ?? 1, rule: 'of the week' } }
}

function onWeekday(before: PartialDate, weekday: string): PartialDate {
  const rule = before.weekday?.rule === 'of the week' ? 'of the week' : 'today or later'
  return { ...atMidnight(before), weekday: { day: WEEKDAYS.get(weekday) ?? 0, rule } }
}

function reversed(before: PartialDate): PartialDate {
  const { weekday, workdays, shift } = before
  return {
    ...shifted({ ...before, shift: NO_SHIFT }, negated(shift)),
    ...(weekday && { weekday: { ...weekday, day: -weekday.day || -7 } }),
    ...(workdays !== undefined && { workdays: -workdays }),
  }
}

function negated({ years, months, days, seconds }: Shift): Shift {
  return { years: -years, months: -months, days: -days, seconds: -seconds }
}

function asEdge(word: string | undefined): Edge {
  return lower(word) === 'last' ? 'last' : 'first'
}

function signOf(signs: string | undefined): number {
  return (signs?.split('-').length ?? 1) % 2 === 0 ? -1 : 1
}

function countOf(word: string | undefined): number {
  return COUNTS.get(lower(word)) ?? 0
}

function lower(word: string | undefined): string {
  return word?.toLowerCase() ?? ''
}
