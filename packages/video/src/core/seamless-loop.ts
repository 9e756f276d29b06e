/** Milliseconds between checks of a looping video's position. Specification, section 9. */
export const LOOP_CHECK_MS = 150

/** Seconds before its end at which a video starts again: in its first round, and later. */
const MARGIN_SECONDS = { first: 0.45, later: 0.21 } as const

/**
 * Tells if a video has to start again, so that its provider never shows its end screen.
 *
 * @param film.round 0 while it plays for the first time.
 */
export function isLoopEnd(position: {
  readonly currentTime: number
  readonly duration: number
  readonly round: number
}): boolean {
  const { currentTime, duration, round } = position
  if (duration <= 0) return false
  return duration - currentTime <= (round === 0 ? MARGIN_SECONDS.first : MARGIN_SECONDS.later)
}
