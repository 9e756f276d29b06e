/** Keys that are counted; the oldest are forgotten first. */
const MAX_COUNTED = 50_000

/**
 * Counts how often something happens, for each key within a time of its own that begins with the first.
 *
 * @param windowMs Milliseconds.
 * @returns Counts one more, or as many as are given: 0 only asks, -1 takes one back. A clock that went back begins anew:
 * nobody is shut out for as long as it was wrong.
 */
export function windowCounter(windowMs: number): (key: string, now: Date, more?: number) => number {
  const windows = new Map<string, { readonly since: number; count: number }>()
  return (key, now, more = 1) => {
    const known = windows.get(key)
    const age = known ? now.getTime() - known.since : -1
    if (known && age >= 0 && age < windowMs) {
      known.count += more
      return known.count
    }
    windows.delete(key)
    if (more <= 0) return 0
    const [oldest] = windows.keys()
    if (oldest !== undefined && windows.size >= MAX_COUNTED) windows.delete(oldest)
    windows.set(key, { since: now.getTime(), count: more })
    return more
  }
}
