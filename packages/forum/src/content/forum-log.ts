import { mayIn, nobody } from '@vitrine/content/access'
import { type AdminText, momentAdmin, sidebarPlace } from '@vitrine/content/core'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import { FORUM_ACTS, type ForumAct } from '../core/acts.ts'
import { FORUM_POSTS } from './areas.ts'

const LABELS: Readonly<Record<ForumAct, AdminText>> = {
  approve: { en: 'Published', de: 'Veröffentlicht' },
  hide: { en: 'Hidden', de: 'Verborgen' },
  delete: { en: 'Words deleted', de: 'Text gelöscht' },
  block: { en: 'Member blocked', de: 'Mitglied gesperrt' },
  unblock: { en: 'Member no longer blocked', de: 'Mitglied entsperrt' },
  appoint: { en: 'Made a moderator', de: 'Zur Moderation ernannt' },
  dismiss: { en: 'Moderator no longer', de: 'Aus der Moderation entlassen' },
  pin: { en: 'Pinned', de: 'Angeheftet' },
  unpin: { en: 'Unpinned', de: 'Gelöst vom Anfang der Liste' },
  close: { en: 'Closed', de: 'Geschlossen' },
  open: { en: 'Opened again', de: 'Wieder geöffnet' },
  solve: { en: 'Solved', de: 'Als gelöst markiert' },
  unsolve: { en: 'Not solved', de: 'Als ungelöst markiert' },
  move: { en: 'Moved', de: 'Verschoben' },
  merge: { en: 'Merged into this topic', de: 'Mit diesem Thema zusammengelegt' },
  split: { en: 'Split off into this topic', de: 'In dieses Thema abgetrennt' },
}

/** Log of what moderators and editors did: who, when, what, and why. Nobody changes it. */
export const forumLog: UnlockedCollection = {
  slug: 'forum-log',
  versions: false,
  lockDocuments: false,
  timestamps: false,
  labels: {
    singular: { en: 'Entry of the forum’s log', de: 'Eintrag im Protokoll des Forums' },
    plural: { en: 'Log of the forum', de: 'Protokoll des Forums' },
  },
  defaultSort: '-at',
  disableDuplicate: true,
  access: { create: nobody, read: mayIn(FORUM_POSTS, 'read'), update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'act',
    defaultColumns: ['act', 'at', 'moderator', 'account', 'person', 'topic', 'reason'],
    listSearchableFields: ['reason', 'account'],
    ...sidebarPlace('Inbox', 'activity', 'forum'),
  },
  fields: [
    {
      name: 'act',
      label: { en: 'What', de: 'Was' },
      type: 'select',
      required: true,
      options: FORUM_ACTS.map((value) => ({ value, label: LABELS[value] })),
    },
    { name: 'at', label: { en: 'When', de: 'Wann' }, type: 'date', required: true, index: true, admin: momentAdmin },
    // One of the two did it: somebody on the site, or an account of the admin.
    {
      name: 'moderator',
      label: { en: 'By, on the site', de: 'Von, auf der Website' },
      type: 'relationship',
      relationTo: 'forum-people',
    },
    { name: 'account', label: { en: 'By, in the admin', de: 'Von, in der Verwaltung' }, type: 'text' },
    { name: 'reason', label: { en: 'Why', de: 'Warum' }, type: 'textarea' },
    { name: 'reply', label: { en: 'Post', de: 'Beitrag' }, type: 'relationship', relationTo: 'forum-replies' },
    { name: 'topic', label: { en: 'Topic', de: 'Thema' }, type: 'relationship', relationTo: 'forum-topics' },
    {
      name: 'person',
      label: { en: 'Written by', de: 'Geschrieben von' },
      type: 'relationship',
      relationTo: 'forum-people',
    },
  ],
}
