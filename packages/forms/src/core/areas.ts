import type { Area } from '@vitrine/content/core'

/** Forms, with who gets their mails. */
export const CONTACT_FORMS: Area = { slug: 'contact-forms', kind: 'forms', begins: { inbox: 'read' } }

/** Messages that visitors sent. */
export const SUBMISSIONS: Area = { slug: 'submissions', kind: 'inbox' }

/** Answers to messages that are written once. */
export const SAVED_ANSWERS = { slug: 'saved-answers', kind: 'inbox' } as const satisfies Area
