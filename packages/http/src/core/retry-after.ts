/** Seconds, as the header `Retry-After` counts them. */
const SECONDS = /^\d{1,12}$/

/** A date of HTTP: "Sun, 06 Nov 1994 08:49:37 GMT". RFC 9110, section 5.6.7. */
const HTTP_DATE = /^[a-z]{3}, \d{2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/i

/**
 * Reads the header `Retry-After`. RFC 9110, section 10.2.3.
 *
 * @returns Milliseconds from now; 0 for a date that has passed. Undefined where it says neither seconds nor a date.
 */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (SECONDS.test(text)) return Number(text) * 1_000
  const at = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(at - now.getTime(), 0)
}
