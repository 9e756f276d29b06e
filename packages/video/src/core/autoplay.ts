/** A player that is not ready is asked again after so many milliseconds. Specification, section 9. */
export const AUTOPLAY_INTERVAL_MS = 325

/** Most attempts to start a player. Specification, section 9. */
export const AUTOPLAY_TRIES = 5

/**
 * Starts a player that may not be ready yet.
 *
 * @param start Starts it; false if that is not possible yet.
 * @param wait Settles after so many milliseconds.
 * @returns False if it was not started: its poster stays.
 */
export async function tryToPlay(start: () => boolean, wait: (ms: number) => Promise<void>): Promise<boolean> {
  for (let tries = 0; tries < AUTOPLAY_TRIES; tries += 1) {
    await wait(AUTOPLAY_INTERVAL_MS)
    if (start()) return true
  }
  return false
}
