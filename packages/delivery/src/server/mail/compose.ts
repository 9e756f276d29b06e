import type { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Mailbox } from '../../core/mail/mailbox.ts'
import { readMailboxes } from '../../core/mail/mailbox-list.ts'
import type { QueuedMail } from '../../core/mail/queued-mail.ts'

/** Opens a file by its path; undefined if it is to be read from the disk. */
export type OpenFile = (path: string) => Promise<Readable | undefined>

/** A mail ready to be handed over. */
export interface ComposedMail {
  /** The same for every try, so that a receiver can tell a repetition. */
  readonly id: string
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  readonly raw: Buffer
}

/**
 * Writes a mail as RFC 5322 has it, an HTML mail with its plain text. Who gets a hidden copy stands only in the envelope.
 *
 * @param options.token Unique to the delivery; the Message-ID follows from it.
 * @throws When sender or recipients are no addresses.
 */
export async function composeMail(
  mail: QueuedMail,
  options: {
    readonly token: string
    readonly domain: string
    readonly date: Date
    readonly openFile?: OpenFile | undefined
  },
): Promise<ComposedMail> {
  const id = `<${options.token}@${options.domain}>`
  const mailboxesOf = (name: string) =>
    mail.headers.flatMap((header) => (header.name.toLowerCase() === name ? mailboxes(header.value) : []))
  const [from] = mailboxes(mail.from)
  if (!from) throw new Error("The mail has no sender: check the form's mail.")
  const attachments = await Promise.all(
    (mail.files ?? []).map(async ({ name, path }) => {
      const content = await options.openFile?.(path)
      return content ? { filename: name, content } : { filename: name, path }
    }),
  )
  const composer = new MailComposer({
    // As name and address, which the composer writes and never parses.
    from,
    to: mailboxes(mail.to),
    cc: mailboxesOf('cc'),
    // Only for the envelope: the composer writes no such header.
    bcc: mailboxesOf('bcc'),
    replyTo: mailboxesOf('reply-to'),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    attachments,
    messageId: id,
    date: options.date,
    headers: mail.headers
      .filter(({ name }) => !/^(?:cc|bcc|reply-to)$/i.test(name))
      .map(({ name, value }) => ({ key: name, value })),
  })
  const node = composer.compile()
  const envelope = node.getEnvelope()
  if (!envelope.from || envelope.to.length === 0) throw new Error("The mail has no recipient: check the form's mail.")
  return { id, envelope: { from: envelope.from, to: envelope.to }, raw: await node.build() }
}

/** Copies, since the composer takes lists that it may change. */
function mailboxes(text: string): Mailbox[] {
  return [...readMailboxes(text)]
}
