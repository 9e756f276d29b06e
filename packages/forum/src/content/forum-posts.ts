import { mayIn, nobody } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { OWN_TABLE } from '@vitrine/content/documents'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import { topicKind } from '../core/search-kind.ts'
import { FORUM_POSTS } from './areas.ts'
import { asItCame } from './as-it-came.ts'
import { logRole } from './log-role.ts'
import { manageTopics } from './manage-endpoint.ts'
import { moderatePosts } from './moderate-endpoint.ts'
import { searchedTopicRows } from './searched-topics.ts'

/**
 * Members as the forum knows them, by the name that others read. A member is there once they have written; who leaves is
 * deleted, and what they wrote stays without a name.
 */
export const forumPeople: UnlockedCollection = {
  slug: 'forum-people',
  versions: false,
  lockDocuments: false,
  timestamps: false,
  labels: {
    singular: { en: 'Writer in the forum', de: 'Person im Forum' },
    plural: { en: 'Writers in the forum', de: 'Personen im Forum' },
  },
  defaultSort: '-since',
  disableDuplicate: true,
  access: { create: nobody, read: mayIn(FORUM_POSTS, 'read'), update: mayIn(FORUM_POSTS, 'update'), delete: nobody },
  hooks: { afterChange: [logRole] },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'approved', 'since'],
    listSearchableFields: ['name'],
    ...sidebarPlace('Inbox', 'people', 'forum'),
  },
  fields: [
    {
      name: 'role',
      label: { en: 'Role', de: 'Rolle' },
      type: 'select',
      required: true,
      defaultValue: 'member',
      options: [
        { value: 'member', label: { en: 'Member', de: 'Mitglied' } },
        { value: 'moderator', label: { en: 'Moderator', de: 'Moderation' } },
        { value: 'blocked', label: { en: 'Blocked', de: 'Gesperrt' } },
      ],
      admin: {
        description: {
          en: 'Moderators write on every board that they read, and nothing of theirs is held. Who is blocked reads alone.',
          de: 'Wer moderiert, schreibt in jedem Board, das er liest, und nichts davon wird zurückgehalten. Wer gesperrt ist, liest nur.',
        },
      },
    },
    ...asItCame([
      { name: 'name', label: { en: 'Name', de: 'Name' }, type: 'text', required: true },
      {
        name: 'approved',
        label: { en: 'Published posts', de: 'Veröffentlichte Beiträge' },
        type: 'number',
        required: true,
      },
      { name: 'since', label: { en: 'Since', de: 'Seit' }, type: 'date', required: true },
      // Id of the member: the forum knows members by their service alone.
      { name: 'member', type: 'number', required: true, unique: true, admin: { hidden: true } },
      // The name as it is compared with others.
      { name: 'nameKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    ]),
  ],
}

/** Topics. What is counted of them stands in their row, so that no page counts replies. */
export const forumTopics: UnlockedCollection = {
  slug: 'forum-topics',
  ...OWN_TABLE,
  labels: {
    singular: { en: 'Topic in the forum', de: 'Thema im Forum' },
    plural: { en: 'Topics in the forum', de: 'Themen im Forum' },
  },
  defaultSort: '-lastAt',
  disableDuplicate: true,
  access: { ...OWN_TABLE.access, read: mayIn(FORUM_POSTS, 'read') },
  custom: { search: { ...topicKind, rows: searchedTopicRows } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'board', 'person', 'lastNumber', 'isSticky', 'isClosed', 'lastAt'],
    listSearchableFields: ['title'],
    ...sidebarPlace('Inbox', 'comment', 'forum'),
    components: { beforeListTable: ['@vitrine/forum/admin#TopicsBar'] },
  },
  endpoints: [{ path: '/manage', method: 'post', handler: manageTopics }],
  indexes: [
    { fields: ['board', 'language', 'state', 'isSticky', 'lastAt'] },
    { fields: ['board', 'language', 'state', 'lastAt'] },
    { fields: ['language', 'state', 'lastAt'] },
  ],
  fields: [
    {
      name: 'board',
      label: { en: 'Board', de: 'Board' },
      type: 'relationship',
      relationTo: 'forum-boards',
      required: true,
    },
    // BCP 47 tag of the pages that it is on.
    { name: 'language', label: { en: 'Language', de: 'Sprache' }, type: 'text', required: true },
    { name: 'title', label: { en: 'Title', de: 'Titel' }, type: 'text', required: true },
    { name: 'slug', type: 'text', required: true, admin: { hidden: true } },
    { name: 'state', type: 'text', required: true, admin: { hidden: true } },
    { name: 'isSticky', label: { en: 'Pinned', de: 'Angeheftet' }, type: 'checkbox', required: true },
    { name: 'isClosed', label: { en: 'Closed', de: 'Geschlossen' }, type: 'checkbox', required: true },
    // Number of the reply that answers it.
    { name: 'solvedBy', label: { en: 'Solved by number', de: 'Gelöst durch Nummer' }, type: 'number' },
    // Topic at whose end its posts stand, and the number after which they begin there.
    {
      name: 'mergedInto',
      label: { en: 'Added to', de: 'Angehängt an' },
      type: 'relationship',
      relationTo: 'forum-topics',
      index: true,
    },
    { name: 'mergedAfter', type: 'number', admin: { hidden: true } },
    // Number that was given last: of the replies and the words that open it.
    { name: 'lastNumber', label: { en: 'Posts', de: 'Beiträge' }, type: 'number', required: true },
    { name: 'lastAt', label: { en: 'Last post', de: 'Letzter Beitrag' }, type: 'date', required: true },
    {
      name: 'person',
      label: { en: 'Begun by', de: 'Begonnen von' },
      type: 'relationship',
      relationTo: 'forum-people',
      index: true,
    },
    {
      name: 'lastPerson',
      label: { en: 'Last post by', de: 'Letzter Beitrag von' },
      type: 'relationship',
      relationTo: 'forum-people',
    },
    { name: 'beganAt', label: { en: 'Begun', de: 'Begonnen' }, type: 'date', required: true },
  ],
}

/**
 * Replies, and the words that open a topic, which are number 1. They are numbered without gaps when they are first shown, so
 * that the page of each is known by its number; what is held has none.
 */
export const forumReplies: UnlockedCollection = {
  slug: 'forum-replies',
  versions: false,
  lockDocuments: false,
  timestamps: false,
  labels: {
    singular: { en: 'Post in the forum', de: 'Beitrag im Forum' },
    plural: { en: 'Posts in the forum', de: 'Beiträge im Forum' },
  },
  defaultSort: '-writtenAt',
  disableDuplicate: true,
  access: { create: nobody, read: mayIn(FORUM_POSTS, 'read'), update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'source',
    defaultColumns: ['source', 'topic', 'person', 'state', 'heldFor', 'openReports', 'writtenAt'],
    listSearchableFields: ['source'],
    ...sidebarPlace('Inbox', 'message', 'forum'),
    components: { beforeListTable: ['@vitrine/forum/admin#PostsBar'] },
  },
  endpoints: [{ path: '/moderate', method: 'post', handler: moderatePosts }],
  indexes: [
    { fields: ['topic', 'number'], unique: true },
    { fields: ['state', 'writtenAt'] },
    { fields: ['person', 'writtenAt'] },
    { fields: ['openReports', 'writtenAt'] },
  ],
  fields: [
    // Markdown, as it was typed.
    { name: 'source', label: { en: 'Text', de: 'Text' }, type: 'textarea', required: true },
    {
      name: 'state',
      label: { en: 'State', de: 'Stand' },
      type: 'select',
      required: true,
      options: [
        { value: 'held', label: { en: 'Waits', de: 'Wartet' } },
        { value: 'shown', label: { en: 'Published', de: 'Veröffentlicht' } },
        { value: 'hidden', label: { en: 'Hidden', de: 'Verborgen' } },
      ],
    },
    {
      name: 'heldFor',
      label: { en: 'Why it waits', de: 'Warum er wartet' },
      type: 'select',
      options: [
        { value: 'first', label: { en: 'First post', de: 'Erster Beitrag' } },
        { value: 'links', label: { en: 'Links', de: 'Links' } },
        { value: 'spam', label: { en: 'Taken for spam', de: 'Für Spam gehalten' } },
      ],
    },
    {
      name: 'topic',
      label: { en: 'Topic', de: 'Thema' },
      type: 'relationship',
      relationTo: 'forum-topics',
      required: true,
      index: true,
    },
    { name: 'number', label: { en: 'Number', de: 'Nummer' }, type: 'number' },
    {
      name: 'person',
      label: { en: 'Written by', de: 'Geschrieben von' },
      type: 'relationship',
      relationTo: 'forum-people',
    },
    // Reports that nobody has settled yet.
    {
      name: 'openReports',
      label: { en: 'Reports', de: 'Meldungen' },
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    // Number of the reply that it answers.
    { name: 'answers', label: { en: 'Answers number', de: 'Antwort auf Nummer' }, type: 'number' },
    { name: 'writtenAt', label: { en: 'Written', de: 'Geschrieben' }, type: 'date', required: true },
    { name: 'editedAt', label: { en: 'Changed', de: 'Geändert' }, type: 'date' },
    // Drawn with the form: sent twice, it is one reply.
    { name: 'formKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
}

/** Counts of each board in each language, and the topic that was answered last. */
export const forumCounts: UnlockedCollection = {
  slug: 'forum-counts',
  ...OWN_TABLE,
  indexes: [{ fields: ['board', 'language'], unique: true }],
  fields: [
    { name: 'board', type: 'relationship', relationTo: 'forum-boards', required: true },
    { name: 'language', type: 'text', required: true },
    { name: 'topics', type: 'number', required: true },
    { name: 'replies', type: 'number', required: true },
    { name: 'lastTopic', type: 'relationship', relationTo: 'forum-topics' },
  ],
}
