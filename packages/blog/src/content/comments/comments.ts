import { editors, nobody } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { optionsOf } from '@vitrine/kit/fields'
import type { CollectionBeforeDeleteHook, CollectionConfig, Field } from 'payload'
import { COMMENT_STATES } from '../../core/comments/state.ts'

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

/** The comments of a post go with it. */
export const deleteComments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'comments',
    where: { post: { equals: id } },
    depth: 0,
    context: { postGoes: true },
    req,
  })
}

/**
 * Comments that visitors wrote below posts. The site creates them and nobody edits their text; editors decide which are
 * shown.
 */
export const comments: CollectionConfig = {
  slug: 'comments',
  versions: false,
  lockDocuments: editLock,
  labels: { singular: 'Comment', plural: 'Comments' },
  custom: { visitorVisible: (doc: Readonly<Record<string, unknown>>) => doc.state === 'approved' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'author',
    defaultColumns: ['author', 'comment', 'post', 'state', 'createdAt'],
    listSearchableFields: ['author', 'email', 'comment'],
    ...sidebarPlace('Inbox', 'comment'),
    components: { beforeListTable: ['@vitrine/blog/admin#CommentBar'] },
  },
  access: { create: nobody, read: editors, update: editors, delete: editors },
  hooks: {
    beforeDelete: [(args) => (args.context.postGoes || args.context.emptying ? undefined : keepReplies(args))],
  },
  fields: [
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'waiting',
      options: optionsOf(COMMENT_STATES),
      admin: { position: 'sidebar', description: 'Visitors see what is approved.' },
    },
    ...asItCame([
      { name: 'author', label: 'Name', type: 'text', required: true },
      { name: 'email', label: 'E-mail', type: 'text', index: true },
      { name: 'comment', label: 'Comment', type: 'textarea', required: true },
      { name: 'post', label: 'Post', type: 'relationship', relationTo: 'posts', required: true, index: true },
      { name: 'parent', label: 'Replies to', type: 'relationship', relationTo: 'comments', index: true },
      { name: 'language', label: 'Language', type: 'text', required: true, index: true },
      { name: 'spam', label: 'Taken for spam', type: 'json', admin: { condition: (data) => Boolean(data?.spam) } },
      // The address that it came from, hashed with a key of the site.
      { name: 'sender', type: 'text', index: true, admin: { hidden: true } },
    ]),
  ],
}

/** Fields that no account changes: they are what came. */
function asItCame(fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, access: { update: () => false } }) as Field)
}
