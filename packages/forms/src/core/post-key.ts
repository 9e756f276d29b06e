import { type Entries, lastText } from './entries.ts'
import type { SubmissionMeta } from './submission-meta.ts'

/** Field in which the script of a form sends a key that it draws for each message. The original knows no such field. */
export const POST_KEY_NAME = '_wpcf7_post_key'

/** Milliseconds within which the same post from the same sender repeats the first, where no script drew a key: 5 minutes. */
export const KEYLESS_REPEAT_MS = 5 * 60 * 1000

/** Key by which a repeated post is told from another one with the same content. */
interface PostKey {
  readonly key: string
  /** Milliseconds for which it names the same post; absent for one that was drawn by chance. */
  readonly lifetimeMs?: number
}

/** Name of a post, by which its repetitions are known. */
export interface PostName {
  readonly hash: string
  /** Time from which it can have come; absent for a name that no other post ever has. */
  readonly since?: Date
}

/**
 * Finds the key of a post. Pages come out of caches, so the key is none of theirs: a script draws it, and without script
 * address, browser and page of the sender take its place. Programs that post to the protocol without a key repeat nothing.
 */
export function postKeyOf(
  entries: Entries,
  meta: Pick<SubmissionMeta, 'remoteAddress' | 'userAgent' | 'url' | 'isWithoutScript'>,
): PostKey | undefined {
  const drawn = lastText(entries, POST_KEY_NAME) ?? ''
  if (/^[0-9a-f]{32}$/.test(drawn)) return { key: drawn }
  if (!meta.isWithoutScript) return undefined
  return { key: [meta.remoteAddress, meta.userAgent, meta.url].join('\n'), lifetimeMs: KEYLESS_REPEAT_MS }
}
