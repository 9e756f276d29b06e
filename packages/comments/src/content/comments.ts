import { inboxAccess } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { CommentedCollection } from '@vitrine/kit/feature'
import { optionsOf } from '@vitrine/kit/fields'
import type { CollectionBeforeDeleteHook, CollectionConfig, Field } from 'payload'
import { COMMENT_STATES } from '../core/state.ts'

/** Moves the replies of a permanently deleted comment to its parent. */
const keepReplies: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const { parent = null } = (docs[0] ?? {}) as { parent?: number | null }
  await req.payload.update({
    collection: 'comments',
    where: { parent: { equals: id } },
    data: { parent },
    depth: 0,
    req,
  })
}

/**
 * Comments that visitors wrote below documents. The site creates them and nobody edits their text; editors decide which
 * are shown.
 *
 * @param commented Whose documents they can be about.
 */
export const commentsCollection = (commented: readonly CommentedCollection[]): CollectionConfig => ({
  slug: 'comments',
  versions: false,
  lockDocuments: editLock,
  labels: { singular: { en: 'Comment', de: 'Kommentar' }, plural: { en: 'Comments', de: 'Kommentare' } },
  custom: {
    visitorVisible: (doc: Readonly<Record<string, unknown>>) => doc.state === 'approved',
    partOf: 'about',
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'author',
    defaultColumns: ['author', 'comment', 'about', 'state', 'createdAt'],
    listSearchableFields: ['author', 'email', 'comment'],
    ...sidebarPlace('Inbox', 'comment', 'comments'),
    components: { beforeListTable: ['@vitrine/comments/admin#CommentBar'] },
  },
  access: inboxAccess({ slug: 'comments', kind: 'inbox' }),
  hooks: {
    beforeDelete: [(args) => (args.context.documentGoes || args.context.emptying ? undefined : keepReplies(args))],
  },
  fields: [
    {
      name: 'state',
      label: { en: 'State', de: 'Status' },
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'waiting',
      options: optionsOf(COMMENT_STATES),
      admin: {
        position: 'sidebar',
        description: { en: 'Visitors see what is approved.', de: 'Besucher sehen, was freigegeben ist.' },
      },
    },
    ...asItCame([
      { name: 'author', label: 'Name', type: 'text', required: true },
      { name: 'email', label: { en: 'E-mail', de: 'E-Mail' }, type: 'text', index: true },
      { name: 'comment', label: { en: 'Comment', de: 'Kommentar' }, type: 'textarea', required: true },
      {
        name: 'about',
        label: { en: 'Written on', de: 'Geschrieben zu' },
        type: 'relationship',
        relationTo: commented.map(({ collection }) => collection),
        required: true,
        index: true,
      },
      {
        name: 'parent',
        label: { en: 'Replies to', de: 'Antwort auf' },
        type: 'relationship',
        relationTo: 'comments',
        index: true,
      },
      { name: 'language', label: { en: 'Language', de: 'Sprache' }, type: 'text', required: true, index: true },
      {
        name: 'spam',
        label: { en: 'Taken for spam', de: 'Für Spam gehalten' },
        type: 'json',
        admin: { condition: (data) => Boolean(data?.spam) },
      },
      // The address that it came from, hashed with a key of the site.
      { name: 'sender', type: 'text', index: true, admin: { hidden: true } },
    ]),
  ],
})

/** Fields that no account changes: they are what came. */
function asItCame(fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, access: { update: () => false } }) as Field)
}
