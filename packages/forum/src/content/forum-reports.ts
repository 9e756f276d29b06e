import { mayIn, nobody } from '@vitrine/content/access'
import { momentAdmin, sidebarPlace } from '@vitrine/content/core'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import { FORUM_POSTS } from './areas.ts'

/** Reports of members that a post should be looked at, one of each member for a post. Acts on the post settle them. */
export const forumReports: UnlockedCollection = {
  slug: 'forum-reports',
  versions: false,
  lockDocuments: false,
  timestamps: false,
  labels: {
    singular: { en: 'Report in the forum', de: 'Meldung im Forum' },
    plural: { en: 'Reports in the forum', de: 'Meldungen im Forum' },
  },
  defaultSort: '-at',
  disableDuplicate: true,
  access: { create: nobody, read: mayIn(FORUM_POSTS, 'read'), update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'reason',
    defaultColumns: ['reason', 'reply', 'at', 'settledAt'],
    listSearchableFields: ['reason'],
    ...sidebarPlace('Inbox', 'message', 'forum'),
  },
  indexes: [{ fields: ['reply', 'member'], unique: true }],
  fields: [
    { name: 'reason', label: { en: 'Reason', de: 'Grund' }, type: 'textarea', required: true },
    {
      name: 'reply',
      label: { en: 'Post', de: 'Beitrag' },
      type: 'relationship',
      relationTo: 'forum-replies',
      required: true,
      index: true,
    },
    { name: 'at', label: { en: 'Reported', de: 'Gemeldet' }, type: 'date', required: true, admin: momentAdmin },
    { name: 'settledAt', label: { en: 'Settled', de: 'Erledigt' }, type: 'date', admin: momentAdmin },
    // Id of the member who reported it; of a member who left there is none.
    { name: 'member', type: 'number', index: true, admin: { hidden: true } },
  ],
}
