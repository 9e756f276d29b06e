import { byteCount } from '../inbox/byte-count.ts'
import { escapeHtml } from './html-text.ts'
import type { MailMessage } from './mail-message.ts'

/** A file by its name and its bytes. */
export interface NamedFile {
  readonly name: string
  readonly size: number
}

/**
 * Adds the files that do not fit into a mail to its text, so that its receiver knows of them.
 *
 * @param address Where an editor finds them; undefined when the mail is for another person, or the message is not stored.
 */
export function withLeftOutFiles(
  mail: MailMessage,
  files: readonly NamedFile[],
  address: string | undefined,
): MailMessage {
  return withNote(mail, 'Too large for this mail', files, address)
}

/** Adds the files to a mail that were not stored while its message was held as spam. */
export function withUnstoredFiles(mail: MailMessage, files: readonly NamedFile[]): MailMessage {
  return withNote(mail, 'Not stored while the message was held as spam', files)
}

/** Files for people to read: `plan.pdf (2 MB), photo.jpg (1 MB)`. */
export function listedFiles(files: readonly NamedFile[]): string {
  return files.map(({ name, size }) => `${name} (${byteCount(size)})`).join(', ')
}

function withNote(mail: MailMessage, reason: string, files: readonly NamedFile[], address?: string): MailMessage {
  if (files.length === 0) return mail
  const sentence = `${reason}: ${listedFiles(files)}.`
  const place = address === undefined ? '' : ` The message has it all: ${address}`
  const note = sentence + place
  return {
    ...mail,
    text: `${mail.text}\n\n${note}\n`,
    ...(mail.html !== undefined && { html: withParagraph(mail.html, note) }),
    omissions: [...(mail.omissions ?? []), sentence],
  }
}

/** Ends the body of a document, or a text that is none. */
function withParagraph(html: string, note: string): string {
  const paragraph = `<p>${escapeHtml(note)}</p>`
  const end = html.toLowerCase().lastIndexOf('</body>')
  return end < 0 ? `${html}\n${paragraph}` : `${html.slice(0, end)}${paragraph}${html.slice(end)}`
}
