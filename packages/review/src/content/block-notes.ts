import { draftReaders, maySomewhere } from '@vitrine/content/access'
import { person } from '@vitrine/content/core'
import type { Access, CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig, Endpoint } from 'payload'
import { MAX_NOTE_LENGTH } from '../core/block-note.ts'
import { parseDocumentKey } from '../core/document-key.ts'
import { mentionMail } from '../core/review-mails.ts'
import { accountOf } from './account-of.ts'
import { queueNotice } from './queue-notice.ts'
import { reviewedDocument } from './reviewed-document.ts'

/** Colleagues that a note can mention; a site with more accounts offers the first of them by name. */
const MAX_COLLEAGUES = 200

const UNAUTHORIZED = 401

/** Who wrote a note deletes it, and so do those who publish. */
const writerOrPublishers: Access = async ({ req }) => {
  if (await maySomewhere(req, 'publish')) return true
  const who = (await maySomewhere(req, 'read')) && person(req.user)
  return who ? { author: { equals: who.id } } : false
}

/** Notes who writes, and checks what a note is about. Its words stay those of who wrote them. */
const noteWriter: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') {
    const isOwn = originalDoc.author === req.user?.id
    return { ...data, words: isOwn ? (data.words ?? originalDoc.words) : originalDoc.words }
  }
  await reviewedDocument(req, data.document)
  const { id, name } = accountOf(req)
  const mentioned = data.mention
    ? await req.payload.findByID({ collection: 'users', id: data.mention, depth: 0, disableErrors: true, req })
    : undefined
  return { ...data, author: id, authorName: name, mentionName: mentioned?.name ?? null, resolved: false }
}

/** Has the mentioned colleague told by mail. */
const notifyMentioned: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const document = parseDocumentKey(doc.document)
  if (operation !== 'create' || !document || typeof doc.mention !== 'number') return
  await queueNotice(req, { to: doc.mention, document, words: (context) => mentionMail(context, doc.words) })
}

/** `GET /api/block-notes/colleagues`: names of the accounts that a note can mention. For accounts. */
const colleagues: Omit<Endpoint, 'root'> = {
  path: '/colleagues',
  method: 'get',
  async handler({ payload, user }) {
    if (!person(user)) return Response.json({ errors: [{ message: 'Sign in first.' }] }, { status: UNAUTHORIZED })
    const { docs } = await payload.find({
      collection: 'users',
      depth: 0,
      sort: 'name',
      limit: MAX_COLLEAGUES,
      pagination: false,
      select: { name: true },
    })
    return Response.json(docs.filter(({ id }) => id !== user?.id).map(({ id, name }) => ({ id, name: name ?? '' })))
  },
}

/**
 * Notes of editors on blocks, apart from the documents and their versions. All accounts read and write them and say that
 * they are resolved; words are changed by who wrote them.
 */
export const blockNotes: CollectionConfig = {
  slug: 'block-notes',
  versions: false,
  lockDocuments: false,
  labels: { singular: { en: 'Note', de: 'Notiz' }, plural: { en: 'Notes', de: 'Notizen' } },
  defaultSort: 'createdAt',
  admin: { hidden: true },
  access: { create: draftReaders, read: draftReaders, update: draftReaders, delete: writerOrPublishers },
  endpoints: [colleagues],
  hooks: { beforeChange: [noteWriter], afterChange: [notifyMentioned] },
  fields: [
    { name: 'document', type: 'text', required: true, index: true, maxLength: 60, access: { update: () => false } },
    { name: 'block', type: 'text', required: true, maxLength: 60, access: { update: () => false } },
    { name: 'words', type: 'textarea', required: true, maxLength: MAX_NOTE_LENGTH },
    { name: 'author', type: 'relationship', relationTo: 'users', access: { create: () => false, update: () => false } },
    { name: 'authorName', type: 'text', access: { create: () => false, update: () => false } },
    { name: 'mention', type: 'relationship', relationTo: 'users', access: { update: () => false } },
    { name: 'mentionName', type: 'text', access: { create: () => false, update: () => false } },
    { name: 'resolved', type: 'checkbox', defaultValue: false, index: true },
  ],
}
