import { timeFormat } from '@vitrine/content/core'

/** Days of the week as schema.org writes them. https://schema.org/openingHours */
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** A Monday, from which the names of days are asked. */
const MONDAY = Date.UTC(2024, 0, 1)

const DAY_MS = 86_400_000

/** Separators of days in a list, beside the language's word for “and”. */
const LIST_SIGN = /[,;&+/]/

/** An hour with its minutes: `9`, `17.30`, `9:15`, `9h30`, `5 pm`. */
const TIME = /(\d{1,2})(?:[.:h](\d{2}))?(?:\s*([ap])\.?m\b)?/gi

/**
 * Reads opening hours that are written for people: `Tuesday to Friday`, `9 to 17.30`.
 *
 * @param locale Language in which they are written.
 * @returns As schema.org has it: `Tu-Fr 09:00-17:30`. Rows that are not understood for certain, or say that nothing is open, are
 * left out.
 */
export function openingHours(
  hours: readonly { readonly days: string; readonly times: string }[],
  locale: string,
): readonly string[] {
  return hours.flatMap(({ days, times }) => {
    const [which, spans] = [daysOf(days, locale), spansOf(times)]
    return which === undefined ? [] : spans.map((span) => `${which} ${span}`)
  })
}

interface NamedDay {
  readonly day: number
  readonly from: number
  readonly to: number
}

function daysOf(text: string, locale: string): string | undefined {
  const found = namedDays(text.toLocaleLowerCase(locale), locale)
  const [first, second] = found
  if (!first) return undefined
  if (found.length === 2 && second && !isList(text.slice(first.to, second.from), locale)) {
    return `${DAYS[first.day]}-${DAYS[second.day]}`
  }
  return found.map(({ day }) => DAYS[day]).join(',')
}

/** Days in the order in which they are named, long names before their short forms. */
function namedDays(text: string, locale: string): readonly NamedDay[] {
  const named: NamedDay[] = []
  for (const { day, pattern, length } of wordsOf(locale).days) {
    const from = text.search(pattern)
    const isKnown = named.some((other) => other.day === day || (from >= other.from && from < other.to))
    if (from >= 0 && !isKnown) named.push({ day, from, to: from + length })
  }
  return named.sort((a, b) => a.from - b.from)
}

/** Words of a language for opening hours. */
interface Words {
  /** All long names before all short ones. */
  readonly days: readonly { readonly day: number; readonly pattern: RegExp; readonly length: number }[]
  readonly and: string | undefined
}

/** Languages whose words are remembered: asking for them takes longer than reading the hours. */
const MAX_LANGUAGES = 100

const known = new Map<string, Words>()

function wordsOf(locale: string): Words {
  const remembered = known.get(locale)
  if (remembered) return remembered
  const words = { days: (['long', 'short'] as const).flatMap((style) => daysIn(locale, style)), and: andIn(locale) }
  if (known.size >= MAX_LANGUAGES) known.clear()
  known.set(locale, words)
  return words
}

function daysIn(locale: string, weekday: 'long' | 'short'): Words['days'] {
  const format = timeFormat(locale, { weekday, timeZone: 'UTC' })
  return [...DAYS.keys()].map((day) => {
    const name = format
      .format(MONDAY + day * DAY_MS)
      .toLocaleLowerCase(locale)
      .replace(/\.$/, '')
    return { day, pattern: dayPattern(name, weekday === 'short'), length: name.length }
  })
}

function andIn(locale: string): string | undefined {
  const { value } =
    new Intl.ListFormat(locale, { type: 'conjunction' })
      .formatToParts(['1', '2'])
      .find(({ type }) => type === 'literal') ?? {}
  return value?.trim()
}

/** A name at the beginning of a word; a short one is the whole of it. */
function dayPattern(name: string, isShort: boolean): RegExp {
  return new RegExp(`(?<!\\p{L})${name}${isShort ? '(?!\\p{L})' : ''}`, 'u')
}

function isList(between: string, locale: string): boolean {
  const { and } = wordsOf(locale)
  return LIST_SIGN.test(between) || (and !== undefined && between.toLocaleLowerCase(locale).includes(and))
}

function spansOf(text: string): readonly string[] {
  const times = [...text.matchAll(TIME)].map(timeOf)
  if (times.length === 0 || times.length % 2 === 1 || times.includes(undefined)) return []
  return times.flatMap((time, index) => (index % 2 === 0 ? [`${time}-${times[index + 1]}`] : []))
}

function timeOf([, hour = '', minutes = '00', half]: RegExpMatchArray): string | undefined {
  const written = Number(hour)
  if (half && (written < 1 || written > 12)) return undefined
  const hours = half ? (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : written
  if (hours > 24 || Number(minutes) > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${minutes}`
}
