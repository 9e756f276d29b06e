import { timeFormat } from '@vitrine/content/core'
import { isSummerTime, type WallClock, zoneAbbreviation } from './wall-clock.ts'

const DAY_MS = 86_400_000

/**
 * Writes a date as the letters of a format say; other characters stay, and a backslash keeps a letter from being one.
 *
 * @param language BCP 47 tag of the names of days and months.
 * @see https://www.php.net/manual/en/datetime.format.php
 */
export function formatDate(format: string, clock: WallClock, language: string): string {
  return format.replace(/\\(.?)|([a-zA-Z])/gs, (_, escaped: string | undefined, letter: string) =>
    escaped === undefined ? String(LETTERS[letter]?.(clock, language) ?? letter) : escaped,
  )
}

type Letter = (clock: WallClock, language: string) => string | number

const LETTERS: Readonly<Record<string, Letter>> = {
  d: ({ local }) => padded(local.getUTCDate()),
  D: ({ local }, language) => named(local, language, { weekday: 'short' }),
  j: ({ local }) => local.getUTCDate(),
  l: ({ local }, language) => named(local, language, { weekday: 'long' }),
  N: ({ local }) => isoDay(local),
  S: ({ local }) => ordinalSuffix(local.getUTCDate()),
  w: ({ local }) => local.getUTCDay(),
  z: ({ local }) => (startOfDay(local) - startOfYear(local.getUTCFullYear())) / DAY_MS,
  W: ({ local }) => padded(isoWeek(local).week),
  o: ({ local }) => isoWeek(local).year,
  F: ({ local }, language) => named(local, language, { month: 'long' }),
  M: ({ local }, language) => named(local, language, { month: 'short' }),
  m: ({ local }) => padded(local.getUTCMonth() + 1),
  n: ({ local }) => local.getUTCMonth() + 1,
  t: ({ local }) => lastOfMonth(local),
  L: ({ local }) => (daysOf(local.getUTCFullYear()) === 366 ? 1 : 0),
  Y: ({ local }) => padded(local.getUTCFullYear(), 4),
  x: ({ local }) => `${local.getUTCFullYear() > 9999 ? '+' : ''}${padded(local.getUTCFullYear(), 4)}`,
  X: ({ local }) => `${local.getUTCFullYear() < 0 ? '' : '+'}${padded(local.getUTCFullYear(), 4)}`,
  y: ({ local }) => padded(local.getUTCFullYear() % 100),
  a: ({ local }) => (local.getUTCHours() < 12 ? 'am' : 'pm'),
  A: ({ local }) => (local.getUTCHours() < 12 ? 'AM' : 'PM'),
  B: ({ instant }) => padded(beat(instant), 3),
  g: ({ local }) => local.getUTCHours() % 12 || 12,
  G: ({ local }) => local.getUTCHours(),
  h: ({ local }) => padded(local.getUTCHours() % 12 || 12),
  H: ({ local }) => padded(local.getUTCHours()),
  i: ({ local }) => padded(local.getUTCMinutes()),
  s: ({ local }) => padded(local.getUTCSeconds()),
  u: ({ local }) => padded(local.getUTCMilliseconds() * 1000, 6),
  v: ({ local }) => padded(local.getUTCMilliseconds(), 3),
  e: ({ timeZone }) => timeZone,
  I: (clock) => (isSummerTime(clock) ? 1 : 0),
  O: ({ offset }) => offsetText(offset, ''),
  P: ({ offset }) => offsetText(offset, ':'),
  p: ({ offset }) => (offset === 0 ? 'Z' : offsetText(offset, ':')),
  T: (clock) => zoneAbbreviation(clock),
  Z: ({ offset }) => offset,
  U: ({ instant }) => Math.floor(instant.getTime() / 1000),
  c: (clock, language) => formatDate('Y-m-d\\TH:i:sP', clock, language),
  // RFC 5322 knows only the English names.
  r: (clock) => formatDate('D, d M Y H:i:s O', clock, 'en-US'),
}

function padded(value: number, digits = 2): string {
  return `${value < 0 ? '-' : ''}${String(Math.abs(value)).padStart(digits, '0')}`
}

function named(local: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return timeFormat(language, { ...options, timeZone: 'UTC' }).format(local)
}

function isoDay(local: Date): number {
  return local.getUTCDay() || 7
}

/** A week belongs to the year of its Thursday. */
function isoWeek(local: Date): { readonly year: number; readonly week: number } {
  const thursday = startOfDay(local) + (4 - isoDay(local)) * DAY_MS
  const year = new Date(thursday).getUTCFullYear()
  return { year, week: Math.floor((thursday - startOfYear(year)) / DAY_MS / 7) + 1 }
}

function startOfDay(local: Date): number {
  return Math.floor(local.getTime() / DAY_MS) * DAY_MS
}

function startOfYear(year: number): number {
  return new Date(0).setUTCFullYear(year, 0, 1)
}

function daysOf(year: number): number {
  return (startOfYear(year + 1) - startOfYear(year)) / DAY_MS
}

function lastOfMonth(local: Date): number {
  return new Date(new Date(0).setUTCFullYear(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
}

/** Thousandths of a day, an hour ahead of UTC. */
function beat(instant: Date): number {
  const ahead = new Date(instant.getTime() + DAY_MS / 24)
  return Math.floor(((ahead.getTime() - startOfDay(ahead)) / DAY_MS) * 1000)
}

function ordinalSuffix(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}

function offsetText(seconds: number, separator: string): string {
  const minutes = Math.floor(Math.abs(seconds) / 60)
  return `${seconds < 0 ? '-' : '+'}${padded(Math.floor(minutes / 60))}${separator}${padded(minutes % 60)}`
}
