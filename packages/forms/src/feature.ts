import { defineFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { contactForms, deliveries, formSettings, savedAnswers, submissions } from './content.ts'

/** Messages that nobody has looked at. */
const NEW_MESSAGES = {
  collection: 'submissions',
  conditions: [{ status: { not_equals: 'spam' } }, { handling: { equals: 'new' } }, { read: { not_equals: 'true' } }],
} as const

/** Contact forms, and what visitors sent by them. */
export const feature = defineFeature({
  name: 'forms',
  blocks: declarations,
  collections: () => [contactForms, submissions, savedAnswers, deliveries],
  globals: () => [formSettings],
  globalsFirst: true,
  dashboard: {
    waiting: [
      { label: { en: 'Messages', de: 'Nachrichten' }, ...NEW_MESSAGES, inBar: true },
      {
        label: { en: 'Failed deliveries', de: 'Gescheiterte Zustellungen' },
        collection: 'deliveries',
        conditions: [{ state: { equals: 'failed' } }],
      },
    ],
    newest: [
      {
        title: { en: 'New messages', de: 'Neue Nachrichten' },
        ...NEW_MESSAGES,
        name: 'subject',
        detail: 'fromName',
        date: 'receivedAt',
        none: { en: 'No new message.', de: 'Keine neue Nachricht.' },
      },
    ],
    firstSteps: [
      {
        title: { en: 'Say who gets messages', de: 'Empfänger der Nachrichten angeben' },
        text: {
          en: 'Open the contact form and put your address into its mail.',
          de: 'Das Kontaktformular öffnen und die eigene Adresse in seine E-Mail eintragen.',
        },
        about: { collection: 'contact-forms', conditions: [] },
      },
    ],
  },
})
