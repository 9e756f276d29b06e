/** Reads a moment as ISO 8601 in UTC; undefined for what is none. */
export function dateOf(raw: unknown): string | undefined {
  const time = typeof raw === 'string' ? Date.parse(raw) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
