import { text } from './stored.ts'
import { timeFormat } from './time-format.ts'

/** Time zone of a site that names none. */
const DEFAULT_TIME_ZONE = 'UTC'

/** Reads the stored time zone of a site. @returns An IANA name, `UTC` unless it names one. */
export function parseTimeZone(stored: unknown): string {
  const name = text(stored)
  return name !== undefined && isTimeZone(name) ? name : DEFAULT_TIME_ZONE
}

/** True for the IANA name of a time zone, such as `Europe/Berlin`. */
export function isTimeZone(text: string): boolean {
  // Offsets such as +02:00 are no names: they know no summer time.
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    timeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}
