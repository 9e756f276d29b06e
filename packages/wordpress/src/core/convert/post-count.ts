/** Most posts of a list here. */
const MAX_POSTS = 48

/**
 * Number of posts of a list, from 1 to 48.
 *
 * @param written As the old site has it: negative for all of them, undefined or 0 where it does not say.
 * @param usual Number for a list that does not say.
 */
export function postCount(written: number | undefined, usual: number): number {
  if (!written) return usual
  return written < 0 ? MAX_POSTS : Math.min(MAX_POSTS, Math.max(1, Math.round(written)))
}
