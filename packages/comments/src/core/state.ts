/** States of a comment; new ones have the first. */
export const COMMENT_STATES = {
  waiting: { en: 'Waiting', de: 'Wartet' },
  approved: { en: 'Approved', de: 'Freigegeben' },
  spam: 'Spam',
  trash: { en: 'Trash', de: 'Papierkorb' },
} as const

export type CommentState = keyof typeof COMMENT_STATES
