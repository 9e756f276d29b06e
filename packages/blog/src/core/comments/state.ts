/** What becomes of a comment; the first one is what a new one has. */
export const COMMENT_STATES = {
  waiting: 'Waiting',
  approved: 'Approved',
  spam: 'Spam',
  trash: 'Trash',
} as const

export type CommentState = keyof typeof COMMENT_STATES
