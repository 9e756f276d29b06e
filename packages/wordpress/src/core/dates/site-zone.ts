import { dayAt, momentOf as momentOfClock, timeFormat } from '@vitrine/content/core'
import { MINUTE_MS, parseWpDate } from './wp-date.ts'

/**
 * Time zone of the old site. An export does not name it, so the owner gives it, or it is computed from items that have
 * both a local date and one in UTC.
 */
export type SiteZone =
  | { readonly zone: 'named'; readonly name: string }
  | { readonly zone: 'fixed'; readonly offsetMinutes: number }
  /** Most frequent offset of each month that has items, earliest first. */
  | { readonly zone: 'reckoned'; readonly months: readonly ZoneMonth[] }

export interface ZoneMonth {
  /** Months since the year 0. */
  readonly month: number
  readonly offsetMinutes: number
}

/** Offsets of zones lie within 14 hours and are whole quarters of an hour. */
const MAX_OFFSET_MINUTES = 14 * 60
const OFFSET_STEP_MINUTES = 15

/** Months that are kept; more cannot come from real dates. */
const MAX_MONTHS = 12_000

/**
 * Zone as an owner or WordPress writes it: `Europe/Berlin`, `UTC+5:30`, `+02:00`, or the bare number of hours `5.5`.
 *
 * @returns Undefined when it is no zone.
 */
export function parseSiteZone(text: string): SiteZone | undefined {
  const word = text.trim()
  const clock = /^(?:UTC|GMT)?\s?([+-])(\d{1,2}):(\d{2})$/i.exec(word)
  const hours = /^(?:UTC|GMT)?\s?([+-]?\d{1,2}(?:\.\d{1,2})?)$/i.exec(word)
  if (clock) return fixed((clock[1] === '-' ? -1 : 1) * (Number(clock[2]) * 60 + Number(clock[3])))
  if (hours) return fixed(Number(hours[1]) * 60)
  try {
    return { zone: 'named', name: timeFormat('en', { timeZone: word }).resolvedOptions().timeZone }
  } catch {
    // Intl has no question that does not throw for a zone that it does not know.
    return undefined
  }
}

function fixed(offsetMinutes: number): SiteZone | undefined {
  return Math.abs(offsetMinutes) <= MAX_OFFSET_MINUTES ? { zone: 'fixed', offsetMinutes } : undefined
}

/** A thing that has a local date, and its moment where that is known. */
export interface DatedItem {
  readonly localDate?: string
  readonly publishedAt?: number
}

/** Counts offsets while items come by, for a {@link SiteZone} in the end. */
export class ZoneSurvey {
  readonly #months = new Map<number, Map<number, number>>()

  add(item: DatedItem): void {
    const offset = offsetOf(item)
    const month = item.localDate === undefined ? undefined : monthOf(item.localDate)
    if (offset === undefined || month === undefined) return
    const counts = this.#months.get(month) ?? new Map<number, number>()
    counts.set(offset, (counts.get(offset) ?? 0) + 1)
    if (this.#months.size < MAX_MONTHS) this.#months.set(month, counts)
  }

  /** Undefined when no item tells. */
  zone(): SiteZone | undefined {
    if (this.#months.size === 0) return undefined
    const months = [...this.#months]
      .map(([month, counts]) => ({ month, offsetMinutes: mostFrequent(counts) }))
      .sort((a, b) => a.month - b.month)
    return { zone: 'reckoned', months }
  }
}

export function zoneOf(items: Iterable<DatedItem>): SiteZone | undefined {
  const survey = new ZoneSurvey()
  for (const item of items) survey.add(item)
  return survey.zone()
}

function offsetOf({ localDate, publishedAt }: DatedItem): number | undefined {
  const local = localDate === undefined ? undefined : parseWpDate(localDate)
  if (local === undefined || publishedAt === undefined) return undefined
  const minutes = (local - publishedAt) / MINUTE_MS
  const isOffset = Math.abs(minutes) <= MAX_OFFSET_MINUTES && minutes % OFFSET_STEP_MINUTES === 0
  return isOffset ? minutes : undefined
}

function mostFrequent(counts: ReadonlyMap<number, number>): number {
  let best = { offset: 0, count: 0 }
  for (const [offset, count] of counts) if (count > best.count) best = { offset, count }
  return best.offset
}

function monthOf(localDate: string): number {
  return Number(localDate.slice(0, 4)) * 12 + Number(localDate.slice(5, 7)) - 1
}

/** Milliseconds since 1970 of a local date of the site; undefined when it is no date. */
export function momentOf(localDate: string, zone: SiteZone): number | undefined {
  const local = parseWpDate(localDate)
  if (local === undefined) return undefined
  switch (zone.zone) {
    case 'fixed':
      return local - zone.offsetMinutes * MINUTE_MS
    case 'reckoned':
      return local - nearestOffset(zone.months, monthOf(localDate)) * MINUTE_MS
    case 'named':
      return momentOfClock(new Date(local), zone.name).getTime()
  }
}

/** Day of a moment by the clocks of the old site: `2026-01-31`; in UTC where its zone is not known. */
export function localDay(moment: number, zone: SiteZone | undefined): string {
  return dayAt(new Date(moment + fixedOffset(moment, zone) * MINUTE_MS), zone?.zone === 'named' ? zone.name : 'UTC')
}

/** Minutes by which a zone without a name is ahead of UTC. */
function fixedOffset(moment: number, zone: SiteZone | undefined): number {
  if (zone?.zone === 'fixed') return zone.offsetMinutes
  return zone?.zone === 'reckoned' ? nearestOffset(zone.months, monthOf(new Date(moment).toISOString())) : 0
}

function nearestOffset(months: readonly ZoneMonth[], month: number): number {
  let best: ZoneMonth | undefined
  for (const candidate of months) {
    if (best === undefined || Math.abs(candidate.month - month) < Math.abs(best.month - month)) best = candidate
  }
  return best?.offsetMinutes ?? 0
}
