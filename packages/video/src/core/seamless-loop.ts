/** How often a film that repeats is looked at: milliseconds. Specification, section 9. */
export const LOOP_CHECK_MS = 150

/** How long before its end a film begins anew, in seconds: in its first round, and later. */
const MARGIN_SECONDS = { first: 0.45, later: 0.21 } as const

/**
 * Whether a film should begin anew now, so that its provider never shows what it shows at an end.
 *
 * @param film.round 0 while it plays for the first time.
 */
export function isLoopEnd(film: {
  readonly currentTime: number
  readonly duration: number
  readonly round: number
}): boolean {
  const { currentTime, duration, round } = film
  if (duration <= 0) return false
  return duration - currentTime <= (round === 0 ? MARGIN_SECONDS.first : MARGIN_SECONDS.later)
}
