/** States of a comment; new ones have the first. */
export const COMMENT_STATES = {
  waiting: 'Waiting',
  approved: 'Approved',
  spam: 'Spam',
  trash: 'Trash',
} as const

export type CommentState = keyof typeof COMMENT_STATES
