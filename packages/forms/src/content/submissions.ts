import { inboxAccess } from '@vitrine/content/access'
import { momentAdmin, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { transactionOf } from '@vitrine/content/sql'
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  FieldHookArgs,
} from 'payload'
import { SUBMISSIONS } from '../core/areas.ts'
import { HANDLING_LABELS, HANDLINGS } from '../core/inbox/handling.ts'
import { labelsOf } from '../core/inbox/labels.ts'
import { MESSAGE_STATUSES, STATUS_LABELS } from '../core/inbox/message-status.ts'
import { repliesOf } from '../core/inbox/reply.ts'
import { foldersOf, messageFiles, withShortPaths } from '../core/inbox/upload-path.ts'
import { colleagues, isColleague, listColleagues } from './inbox/colleagues.ts'
import { downloadFile } from './inbox/download-file.ts'
import { eraseByEmail } from './inbox/erase-by-email.ts'
import { exportByEmail } from './inbox/export-by-email.ts'
import { exportMessages } from './inbox/export-messages.ts'
import { markSpam, markSpams } from './inbox/mark-spam.ts'
import { listMessageMails } from './inbox/message-mails.ts'
import { releaseMessage, releaseMessages } from './inbox/release-message.ts'
import { replyToMessage } from './inbox/reply-to-message.ts'
import { removeFolders } from './inbox/uploads-folder.ts'

/** Neither in forms nor among the columns and filters of lists. */
const UNSEEN = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/**
 * Messages that visitors sent. The intake writes them and nobody changes what came; editors read, delete and handle them.
 */
export const submissions: CollectionConfig = {
  slug: 'submissions',
  versions: false,
  lockDocuments: editLock,
  labels: { singular: { en: 'Message', de: 'Nachricht' }, plural: { en: 'Messages', de: 'Nachrichten' } },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'fromName', 'fromEmail', 'form', 'receivedAt', 'handling', 'assignee', 'status'],
    listSearchableFields: ['subject', 'fromName', 'fromEmail', 'searchText'],
    ...sidebarPlace('Inbox', 'message', 'forms'),
    components: {
      views: {
        list: { Component: { path: '@vitrine/forms/admin#Inbox', serverProps: { colleagues } } },
        edit: { root: { Component: '@vitrine/forms/admin#OpenInInbox' } },
      },
    },
  },
  defaultSort: '-receivedAt',
  access: inboxAccess(SUBMISSIONS),
  // A deletion has to know which files go, whatever its request selects.
  forceSelect: { files: true },
  hooks: { beforeChange: [leaveReplies], afterDelete: [removeFiles] },
  endpoints: [
    { path: '/colleagues', method: 'get', handler: listColleagues },
    { path: '/release', method: 'post', handler: releaseMessages },
    { path: '/spam', method: 'post', handler: markSpams },
    { path: '/export', method: 'get', handler: exportMessages },
    { path: '/by-email', method: 'get', handler: exportByEmail },
    { path: '/erase', method: 'post', handler: eraseByEmail },
    { path: '/:id/files/:n', method: 'get', handler: downloadFile },
    { path: '/:id/release', method: 'post', handler: releaseMessage },
    { path: '/:id/spam', method: 'post', handler: markSpam },
    { path: '/:id/reply', method: 'post', handler: replyToMessage },
    { path: '/:id/mails', method: 'get', handler: listMessageMails },
  ],
  fields: [
    ...asItCame([
      { name: 'subject', label: { en: 'Subject', de: 'Betreff' }, type: 'text', required: true },
      {
        type: 'row',
        fields: [
          { name: 'fromName', label: { en: 'From', de: 'Von' }, type: 'text' },
          { name: 'fromEmail', label: { en: 'E-mail', de: 'E-Mail' }, type: 'text', index: true },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'form',
            label: { en: 'Form', de: 'Formular' },
            type: 'relationship',
            relationTo: 'contact-forms',
            index: true,
          },
          {
            name: 'receivedAt',
            label: { en: 'Received', de: 'Eingegangen' },
            type: 'date',
            required: true,
            index: true,
            admin: momentAdmin,
          },
          {
            name: 'status',
            label: { en: 'Delivery', de: 'Zustellung' },
            type: 'select',
            required: true,
            index: true,
            options: MESSAGE_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
          },
        ],
      },
    ]),
    {
      type: 'row',
      fields: [
        {
          name: 'handling',
          label: 'Status',
          type: 'select',
          index: true,
          defaultValue: 'new',
          options: HANDLINGS.map((value) => ({ value, label: HANDLING_LABELS[value] })),
        },
        {
          name: 'assignee',
          label: { en: 'Assigned to', de: 'Zuständig' },
          type: 'relationship',
          relationTo: 'users',
          index: true,
          validate: isColleague,
        },
      ],
    },
    {
      name: 'read',
      label: { en: 'Read', de: 'Gelesen' },
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
    },
    {
      name: 'notes',
      label: { en: 'Notes', de: 'Notizen' },
      labels: { singular: { en: 'Note', de: 'Notiz' }, plural: { en: 'Notes', de: 'Notizen' } },
      type: 'array',
      maxRows: 100,
      fields: [{ name: 'text', label: { en: 'Note', de: 'Notiz' }, type: 'textarea', required: true, maxLength: 5000 }],
    },
    ...asItCame([
      {
        name: 'entries',
        label: { en: 'Message', de: 'Nachricht' },
        type: 'json',
        required: true,
      },
      {
        name: 'meta',
        label: { en: 'SubmissionMeta', de: 'Angaben zum Absenden' },
        type: 'json',
      },
      {
        name: 'consents',
        label: { en: 'Agreed to', de: 'Zugestimmt' },
        type: 'json',
      },
      {
        name: 'spam',
        label: { en: 'Taken for spam', de: 'Für Spam gehalten' },
        type: 'json',
      },
      {
        name: 'files',
        label: { en: 'Files', de: 'Dateien' },
        type: 'json',
        hooks: { afterRead: [({ value }) => withShortPaths(value)] },
      },
      // Answers to the sender, see `Reply`.
      { name: 'replies', type: 'json', admin: UNSEEN, hooks: { afterRead: [({ value }) => repliesOf(value)] } },
      // The mails of spam, as the intake wrote them.
      { name: 'heldMails', type: 'json', hidden: true },
      { name: 'searchText', type: 'textarea', admin: UNSEEN },
      { name: 'postedDataHash', type: 'text', index: true, admin: UNSEEN },
      // What visitors read beside the fields, for whoever reads the message.
      { name: 'labels', type: 'json', virtual: true, admin: UNSEEN, hooks: { afterRead: [readLabels] } },
    ]),
  ],
}

/** Labels of the form as it now is, for one message: a list needs none. */
async function readLabels({ siblingData, findMany, req }: FieldHookArgs): Promise<object> {
  const form = siblingData.form
  const id = typeof form === 'object' && form !== null ? form.id : form
  if (findMany || id == null) return {}
  const found = await req.payload.findByID({
    collection: 'contact-forms',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return Object.fromEntries(labelsOf(found))
}

/** Fields that nobody changes: they are what came. */
function asItCame(fields: readonly Field[]): Field[] {
  return fields.map((field) =>
    field.type === 'row'
      ? { ...field, fields: asItCame(field.fields) }
      : ({ ...field, access: { update: () => false } } as Field),
  )
}

/**
 * Leaves the replies out of a save, which writes back what it has read: one that was sent meanwhile would be lost. Replies
 * are written by `replyToMessage` alone.
 */
function leaveReplies({ data }: Parameters<CollectionBeforeChangeHook>[0]) {
  const { replies: _, ...saved } = data
  return saved
}

/** The files of a message go with it, but for those that a mail still has to attach. */
async function removeFiles({ doc, req }: Parameters<CollectionAfterDeleteHook>[0]): Promise<void> {
  await removeFolders(req.payload, foldersOf(messageFiles(doc.files)), await transactionOf(req))
}
