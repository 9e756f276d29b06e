import { closedAccess } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { CollectionConfig } from 'payload'
import { SAVED_ANSWERS } from '../core/areas.ts'
import { MAX_REPLY_TEXT } from '../core/inbox/written-reply.ts'

/** Characters of the title of a saved answer. */
const MAX_TITLE_LENGTH = 100

/** Answers that are written once and put into replies to messages. */
export const savedAnswers: CollectionConfig = {
  slug: SAVED_ANSWERS.slug,
  versions: false,
  lockDocuments: editLock,
  labels: {
    singular: { en: 'Saved answer', de: 'Gespeicherte Antwort' },
    plural: { en: 'Saved answers', de: 'Gespeicherte Antworten' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'text'],
    listSearchableFields: ['title', 'text'],
    ...sidebarPlace('Inbox', 'article', 'forms'),
  },
  trash: true,
  defaultSort: 'title',
  access: closedAccess(SAVED_ANSWERS),
  fields: [
    {
      name: 'title',
      label: { en: 'Title', de: 'Titel' },
      type: 'text',
      required: true,
      maxLength: MAX_TITLE_LENGTH,
      index: true,
      admin: {
        description: {
          en: 'By which you find the answer. Visitors do not see it.',
          de: 'Daran ist die Antwort zu finden. Besucher sehen ihn nicht.',
        },
      },
    },
    {
      name: 'text',
      label: { en: 'Answer', de: 'Antwort' },
      type: 'textarea',
      required: true,
      maxLength: MAX_REPLY_TEXT,
      admin: { rows: 10 },
    },
  ],
}
