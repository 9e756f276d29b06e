import { type PartialDate, type Shift, shifted, type WeekdayRule } from './partial-date.ts'
import { WEEKDAYS } from './words.ts'

const WORKDAYS = ['weekday', 'weekdays']

/** Offset of one unit. */
const SPANS: ReadonlyMap<string, Partial<Shift>> = new Map([
  ...singularAndPlural(['usec', 'microsecond'], { seconds: 1e-6 }),
  ['ms', { seconds: 1e-3 }],
  ...singularAndPlural(['msec', 'millisecond'], { seconds: 1e-3 }),
  ...singularAndPlural(['sec', 'second'], { seconds: 1 }),
  ...singularAndPlural(['min', 'minute'], { seconds: 60 }),
  ...singularAndPlural(['hour'], { seconds: 3600 }),
  ...singularAndPlural(['day'], { days: 1 }),
  ...singularAndPlural(['week'], { days: 7 }),
  ...singularAndPlural(['fortnight', 'forthnight'], { days: 14 }),
  ...singularAndPlural(['month'], { months: 1 }),
  ...singularAndPlural(['year'], { years: 1 }),
])

function singularAndPlural(names: readonly string[], span: Partial<Shift>): (readonly [string, Partial<Shift>])[] {
  return names.flatMap((name) => [[name, span] as const, [`${name}s`, span] as const])
}

/** Every word that can follow a number. */
export const UNITS: readonly string[] = [...SPANS.keys(), ...WORKDAYS, ...WEEKDAYS.keys()]

/** Goes on by some units. The first of some weekdays is the coming one, so only the others add weeks. */
export function movedBy(before: PartialDate, count: number, unit: string, rule: WeekdayRule): PartialDate {
  const weekday = WEEKDAYS.get(unit)
  if (weekday !== undefined) {
    const weeks = count > 0 ? count - 1 : count
    return { ...shifted(before, { days: weeks * 7 }), weekday: { day: weekday, rule } }
  }
  if (WORKDAYS.includes(unit)) return { ...before, workdays: count }
  const { years = 0, months = 0, days = 0, seconds = 0 } = SPANS.get(unit) ?? {}
  return shifted(before, {
    years: years * count,
    months: months * count,
    days: days * count,
    seconds: seconds * count,
  })
}
