import { type AdminText, dayAt, daysAfter, shortSiteTime, siteTime, type TimeReader } from '@vitrine/content/core'

/** Word for the day before today. */
export const YESTERDAY: AdminText = { en: 'Yesterday', de: 'Gestern' }

/**
 * Formats the time of a message for a list: of today the clock, then "Yesterday", else the day.
 *
 * @param at In ISO 8601.
 * @param yesterday {@link YESTERDAY} in the language of the reader.
 */
export function listedTime(at: string, now: Date, reader: TimeReader, yesterday: string): string {
  const today = dayAt(now, reader.timeZone)
  return dayAt(new Date(at), reader.timeZone) === daysAfter(today, -1) ? yesterday : shortSiteTime(at, now, reader)
}

/** Formats the time of an open message: day, clock and the city of the zone. @param at In ISO 8601. */
export function placedTime(at: string, reader: TimeReader): string {
  return `${siteTime(at, 'longDay', reader)}, ${siteTime(at, 'clock', reader)}, ${cityOf(reader.timeZone)}`
}

/** City that a time zone is named after, such as `New York`; the name itself for a zone of no city. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
