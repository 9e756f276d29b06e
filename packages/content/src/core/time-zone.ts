import { text } from './stored.ts'

/** Time zone of a site that names none. */
const DEFAULT_TIME_ZONE = 'UTC'

/** Reads the stored time zone of a site. @returns An IANA name, `UTC` unless it names one. */
export function parseTimeZone(stored: unknown): string {
  const name = text(stored)
  return name !== undefined && isTimeZone(name) ? name : DEFAULT_TIME_ZONE
}

/** Milliseconds by which clocks are put back: an hour, and half of one on Lord Howe Island. */
const PUT_BACK_MS = [3_600_000, 1_800_000]

/**
 * Finds the first of the moments that the clocks of a zone show as they show this one: there are two when they are put back.
 *
 * @param timeZone IANA name.
 */
export function firstMoment(moment: Date, timeZone: string): Date {
  const format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const before = PUT_BACK_MS.map((ms) => new Date(moment.getTime() - ms))
  return before.find((one) => format.format(one) === format.format(moment)) ?? moment
}

/** True for the IANA name of a time zone, such as `Europe/Berlin`. */
export function isTimeZone(text: string): boolean {
  // Offsets such as +02:00 are no names: they know no summer time.
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}
