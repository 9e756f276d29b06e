const MONTH_NAMES = 'january february march april may june july august september october november december'.split(' ')
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ')
const WEEKDAY_NAMES = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** Full and short names of months, to their numbers from 1. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...MONTH_NAMES.flatMap((name, index) => [[name, index + 1] as const, [name.slice(0, 3), index + 1] as const]),
  ['sept', 9],
])

export const ROMAN_MONTHS: ReadonlyMap<string, number> = new Map(ROMAN.map((name, index) => [name, index + 1]))

/** Names of weekdays, also short and in the plural, to their numbers from 0 for Sunday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  WEEKDAY_NAMES.flatMap((name, index) => [name, `${name}s`, name.slice(0, 3)].map((word) => [word, index] as const)),
)

/** Words that point to a week, month or day from here. */
export const DIRECTIONS: ReadonlyMap<string, number> = new Map([
  ['last', -1],
  ['previous', -1],
  ['this', 0],
  ['next', 1],
])

/** Words that stand for a number of units; some count, some point. */
export const COUNTS: ReadonlyMap<string, number> = new Map([
  ...DIRECTIONS,
  ...ORDINALS.map((word, index) => [word, index + 1] as const),
  ['eight', 8],
])

/** Alternatives of a regular expression, the longest first so that it wins. */
export function anyOf(words: Iterable<string>): string {
  return `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`
}
