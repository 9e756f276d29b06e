import { type AdminText, record } from '@vitrine/content/core'
import { normalLines } from '../line-breaks.ts'

/** Characters of the subject of a reply. */
export const MAX_REPLY_SUBJECT = 1_000

/** Characters of the text of a reply. */
export const MAX_REPLY_TEXT = 50_000

/** Replies of one message. */
export const MAX_REPLIES = 100

/** A reply as a person wrote it. */
export interface WrittenReply {
  /** One line. */
  readonly subject: string
  /** Lines end with one line feed. */
  readonly text: string
}

export type ParsedReply = { readonly reply: WrittenReply } | { readonly problem: AdminText }

/** Reads the reply of a request, or a sentence that says what is missing or too long. */
export function parseReply(raw: unknown): ParsedReply {
  const { subject: rawSubject, text: rawText } = record(raw)
  const subject = textOf(rawSubject)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  const text = normalLines(textOf(rawText)).replaceAll('\0', '').trim()
  if (text === '') return { problem: { en: 'Write an answer first.', de: 'Zuerst eine Antwort schreiben.' } }
  if (subject === '') {
    return { problem: { en: 'Give the answer a subject.', de: 'Der Antwort einen Betreff geben.' } }
  }
  if (subject.length > MAX_REPLY_SUBJECT) return { problem: tooLong(SUBJECT, MAX_REPLY_SUBJECT) }
  if (text.length > MAX_REPLY_TEXT) return { problem: tooLong(ANSWER, MAX_REPLY_TEXT) }
  return { reply: { subject, text } }
}

const SUBJECT: AdminText = { en: 'The subject', de: 'Der Betreff' }
const ANSWER: AdminText = { en: 'The answer', de: 'Die Antwort' }

function tooLong(part: AdminText, limit: number): AdminText {
  return {
    en: `${part.en} is too long: at most ${limit} characters.`,
    de: `${part.de} ist zu lang: höchstens ${limit} Zeichen.`,
  }
}

function textOf(raw: unknown): string {
  return typeof raw === 'string' ? raw.normalize('NFC') : ''
}
