/** Milliseconds in which posts are counted. */
const WINDOW_MS = 60_000

/** Addresses that are counted; the oldest are forgotten first. */
const MAX_COUNTED = 50_000

/**
 * Counts posts of each address to each form within a minute.
 *
 * @returns Whether one more is too many.
 */
export function createRateLimit(): (key: string, limit: number, now: Date) => boolean {
  const windows = new Map<string, { since: number; count: number }>()
  return (key, limit, now) => {
    const known = windows.get(key)
    if (known && now.getTime() - known.since < WINDOW_MS) {
      known.count += 1
      return known.count > limit
    }
    windows.delete(key)
    const [oldest] = windows.keys()
    if (oldest !== undefined && windows.size >= MAX_COUNTED) windows.delete(oldest)
    windows.set(key, { since: now.getTime(), count: 1 })
    return limit < 1
  }
}
