import { byteCount } from '../inbox/byte-count.ts'
import { escapeHtml } from './html-text.ts'
import type { MailMessage } from './mail-message.ts'

/**
 * A mail that names the files that do not fit into it, so that whoever reads it knows of them.
 *
 * @param address Where an editor finds them; undefined when the mail is for somebody else, or the message is not stored.
 */
export function withLeftOutFiles(
  mail: MailMessage,
  files: readonly { readonly name: string; readonly size: number }[],
  address: string | undefined,
): MailMessage {
  if (files.length === 0) return mail
  const names = files.map(({ name, size }) => `${name} (${byteCount(size)})`).join(', ')
  const sentence = `Too large for this mail: ${names}.`
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
