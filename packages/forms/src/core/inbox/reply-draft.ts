import { record, text } from '@vitrine/content/core'
import type { InboxRow } from './inbox-message.ts'

/** Reply that is being written. */
export interface ReplyDraft {
  readonly subject: string
  readonly text: string
}

/** Prefixes by which mail programs mark a subject as a reply. */
const REPLY_PREFIX = /^(?:re|aw|antw|sv|vs)\s*:/i

/** Characters of the quote in an address of a mail program: some programs cut longer addresses. */
const MAX_QUOTE_LENGTH = 1200

/** Subject of a reply; one that is a reply already stays as it is. */
export function replySubject(subject: string): string {
  return REPLY_PREFIX.test(subject.trim()) ? subject.trim() : `Re: ${subject.trim()}`.trim()
}

/** Reads a stored draft. @returns Undefined for anything else, and for one without a text. */
export function parseReplyDraft(stored: string | null): ReplyDraft | undefined {
  try {
    const draft = record(JSON.parse(stored ?? 'null'))
    const written = text(draft.text)
    return written === undefined ? undefined : { subject: text(draft.subject) ?? '', text: written }
  } catch {
    // Another program wrote it.
    return undefined
  }
}

/** Puts a saved answer where the cursor is, in place of what is selected. */
export function withAnswer(
  draft: string,
  answer: string,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return draft.slice(0, start) + answer + draft.slice(end)
}

/** Address that opens a reply in a mail program, with subject and quote. @param written Text of the message. */
export function mailProgramAddress({ fromEmail, subject }: Pick<InboxRow, 'fromEmail' | 'subject'>, written: string) {
  const words = written.length > MAX_QUOTE_LENGTH ? `${written.slice(0, MAX_QUOTE_LENGTH).trimEnd()} …` : written
  const quote = words.trim() === '' ? '' : `\r\n\r\n${quoted(words)}`
  const query = `subject=${encodeURIComponent(replySubject(subject))}&body=${encodeURIComponent(quote)}`
  return `mailto:${encodeURIComponent(fromEmail).replaceAll('%40', '@')}?${query}`
}

function quoted(words: string): string {
  return words
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\r\n')
}
