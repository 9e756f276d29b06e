import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { contactForms, deliveries, formSettings, submissions } from './content.ts'

/** Messages that nobody has looked at. */
const NEW_MESSAGES = {
  collection: 'submissions',
  conditions: [{ status: { not_equals: 'spam' } }, { handling: { equals: 'new' } }],
} as const

/** Contact forms, and what visitors sent by them. */
export const feature = defineFeature({
  name: 'forms',
  blocks: declarations,
  collections: () => [contactForms, submissions, deliveries],
  globals: () => [formSettings],
  globalsFirst: true,
  dashboard: {
    waiting: [
      { label: 'Messages', ...NEW_MESSAGES, inBar: true },
      { label: 'Failed deliveries', collection: 'deliveries', conditions: [{ state: { equals: 'failed' } }] },
    ],
    newest: [
      {
        title: 'New messages',
        ...NEW_MESSAGES,
        name: 'subject',
        detail: 'fromName',
        date: 'receivedAt',
        none: 'No new message.',
      },
    ],
    firstSteps: [
      {
        title: 'Say who gets messages',
        text: 'Open the contact form and put your address into its mail.',
        about: { collection: 'contact-forms', conditions: [] },
      },
    ],
  },
})
