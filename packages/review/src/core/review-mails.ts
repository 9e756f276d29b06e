import type { AdminText } from '@vitrine/content/core'
import { formAddress, type ReviewedDocument } from './document-key.ts'

/** Facts that all mails of reviews name. */
export interface MailContext {
  /** Origin of the site. */
  readonly siteUrl: string
  /** Title of the document. */
  readonly title: string
  readonly document: ReviewedDocument
  /** Name of who does what the mail is about. */
  readonly by: string
}

/** Words of a mail, in the languages of the admin. */
export interface MailWords {
  readonly subject: AdminText
  readonly text: AdminText
}

/** Mail to a colleague whom a note mentions. */
export function mentionMail(context: MailContext, words: string): MailWords {
  const { by, title } = context
  return {
    subject: {
      en: inOneLine(`${by} wrote a note for you: ${title}`),
      de: inOneLine(`${by} hat eine Notiz für Sie geschrieben: ${title}`),
    },
    text: {
      en: `${by} wrote a note for you on “${title}”:\n\n${words}\n\n${linkOf(context)}\n`,
      de: `${by} hat eine Notiz für Sie zu „${title}“ geschrieben:\n\n${words}\n\n${linkOf(context)}\n`,
    },
  }
}

/** Mail to who asked for a review, when the document is published. */
export function approvedMail(context: MailContext): MailWords {
  const { by, title } = context
  return {
    subject: { en: inOneLine(`Published: ${title}`), de: inOneLine(`Veröffentlicht: ${title}`) },
    text: {
      en: `${by} has approved and published “${title}”.\n\n${linkOf(context)}\n`,
      de: `${by} hat „${title}“ freigegeben und veröffentlicht.\n\n${linkOf(context)}\n`,
    },
  }
}

/** Mail to who asked for a review, when the document is sent back. */
export function returnedMail(context: MailContext, words: string): MailWords {
  const { by, title } = context
  return {
    subject: { en: inOneLine(`Sent back: ${title}`), de: inOneLine(`Zurückgegeben: ${title}`) },
    text: {
      en: `${by} has sent “${title}” back:\n\n${words}\n\n${linkOf(context)}\n`,
      de: `${by} hat „${title}“ zurückgegeben:\n\n${words}\n\n${linkOf(context)}\n`,
    },
  }
}

function linkOf({ siteUrl, document }: MailContext): string {
  return `${siteUrl}${formAddress(document)}`
}

/** A header has one line. */
function inOneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}
