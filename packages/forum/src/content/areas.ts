import type { Area } from '@vitrine/content/core'

/** Areas of rights that more than one file asks about. */
export const BOARDS: Area = { slug: 'forum-boards', kind: 'parts' }
export const FORUM_POSTS: Area = { slug: 'forum-replies', kind: 'inbox' }
