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
