const DAY_MS = 86_400_000

/**
 * True if a message is older than its form allows.
 *
 * @param retentionDays Days of 24 hours; undefined keeps for ever.
 */
export function isExpired(receivedAt: Date, retentionDays: number | undefined, now: Date): boolean {
  // What is no number of days, and a message without a date, must not delete anything.
  if (retentionDays === undefined || !(retentionDays >= 1)) return false
  return now.getTime() - receivedAt.getTime() >= retentionDays * DAY_MS
}
