/** Milliseconds before a busy server is asked again, where it does not say. */
const PAUSE_MS = 2_000

/** Most milliseconds before a server is asked again. */
export const MAX_PAUSE_MS = 30_000

/** Milliseconds to wait, as a header `Retry-After` asks in seconds. */
export function pauseAskedMs(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, MAX_PAUSE_MS) : PAUSE_MS
}
