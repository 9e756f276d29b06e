import type { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { mailId } from '../../core/mail/mail-id.ts'
import type { Mailbox } from '../../core/mail/mailbox.ts'
import { readMailboxes } from '../../core/mail/mailbox-list.ts'
import type { QueuedMail } from '../../core/mail/queued-mail.ts'
import type { MailDocuments } from './mail-documents.ts'

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
 * @throws When sender or recipients are no addresses, or a document cannot be made.
 */
export async function composeMail(
  mail: QueuedMail,
  options: {
    readonly token: string
    readonly domain: string
    readonly date: Date
    readonly openFile?: OpenFile | undefined
    readonly documents: Pick<MailDocuments, 'make'>
  },
): Promise<ComposedMail> {
  const id = mailId(options.token, options.domain)
  const mailboxesOf = (name: string) =>
    mail.headers.flatMap((header) => (header.name.toLowerCase() === name ? mailboxes(header.value) : []))
  const [from] = mailboxes(mail.from)
  if (!from) throw new Error("The mail has no sender: check the form's mail.")
  const attachments = [...(await openFiles(mail, options.openFile)), ...(await makeDocuments(mail, options.documents))]
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

function openFiles({ files = [] }: QueuedMail, openFile: OpenFile | undefined) {
  return Promise.all(
    files.map(async ({ name, path }) => {
      const content = await openFile?.(path)
      return content ? { filename: name, content } : { filename: name, path }
    }),
  )
}

async function makeDocuments({ documents = [] }: QueuedMail, sources: Pick<MailDocuments, 'make'>) {
  const made = await Promise.all(documents.map((document) => sources.make(document)))
  return made.flatMap((document) =>
    document ? [{ filename: document.name, contentType: document.type, content: document.content }] : [],
  )
}

/** Copies, since the composer takes lists that it may change. */
function mailboxes(text: string): Mailbox[] {
  return [...readMailboxes(text)]
}
