import { TRUSTED_POSTS } from './limits.ts'

/** Reasons for which a text waits until a moderator has approved it. */
export const HOLD_REASONS = ['first', 'links', 'spam'] as const

export type HoldReason = (typeof HOLD_REASONS)[number]

/** True while a text of somebody may be held for its links, and their browser is asked for a proof of work. */
export function isNewcomer(writer: { readonly isModerator: boolean; readonly approved: number }): boolean {
  return !writer.isModerator && writer.approved < TRUSTED_POSTS
}

/** Says why a text is held; undefined: everybody reads it at once. */
export function holdReason(post: {
  /** True if moderators are not held. */
  readonly isModerator: boolean
  /** Texts of its writer that were approved. */
  readonly approved: number
  readonly hasLinks: boolean
  readonly isSpam: boolean
}): HoldReason | undefined {
  if (post.isModerator) return undefined
  if (post.isSpam) return 'spam'
  if (post.approved === 0) return 'first'
  return post.hasLinks && isNewcomer(post) ? 'links' : undefined
}
