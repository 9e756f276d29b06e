import { OWN_TABLE } from '@vitrine/content/documents'
import type { UnlockedCollection } from '@vitrine/kit/feature'

/** Subscriptions of members to a topic or a board: one of the two is named. */
export const forumSubscriptions: UnlockedCollection = {
  slug: 'forum-subscriptions',
  ...OWN_TABLE,
  indexes: [
    { fields: ['member', 'topic'], unique: true },
    { fields: ['member', 'board'], unique: true },
  ],
  fields: [
    { name: 'member', type: 'number', required: true },
    { name: 'topic', type: 'relationship', relationTo: 'forum-topics', index: true },
    { name: 'board', type: 'relationship', relationTo: 'forum-boards', index: true },
    // True: nothing of this topic is mailed, for whatever reason it would be.
    { name: 'isMuted', type: 'checkbox', required: true },
    // Ends it by one request, without signing in.
    { name: 'token', type: 'text', required: true, unique: true },
    { name: 'at', type: 'date', required: true },
  ],
}

/** How members want the mails of the forum. Who is not here gets them at once. */
export const forumReaders: UnlockedCollection = {
  slug: 'forum-readers',
  ...OWN_TABLE,
  fields: [
    { name: 'member', type: 'number', required: true, unique: true },
    { name: 'mails', type: 'text', required: true },
    // Ends all mails by one request, without signing in.
    { name: 'token', type: 'text', required: true, unique: true },
  ],
}

/** Replies that have just been shown, until those who want to know of them have their mails. */
export const forumNotices: UnlockedCollection = {
  slug: 'forum-notices',
  ...OWN_TABLE,
  fields: [
    { name: 'reply', type: 'relationship', relationTo: 'forum-replies', required: true, unique: true },
    { name: 'at', type: 'date', required: true },
  ],
}

/** Replies that stand in the next digest of a member. */
export const forumDigestLines: UnlockedCollection = {
  slug: 'forum-digest-lines',
  ...OWN_TABLE,
  indexes: [{ fields: ['member', 'reply'], unique: true }],
  fields: [
    { name: 'member', type: 'number', required: true },
    { name: 'reply', type: 'relationship', relationTo: 'forum-replies', required: true },
    { name: 'at', type: 'date', required: true, index: true },
  ],
}
