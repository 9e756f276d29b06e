import type { QueuedMail } from '../../core/mail/queued-mail.ts'
import type { Sender } from '../deliverer.ts'
import { composeMail, type OpenFile } from './compose.ts'
import type { MailDocuments } from './mail-documents.ts'
import type { MailTransport } from './transport.ts'

export interface MailSenderOptions {
  readonly transport: MailTransport
  /** Right side of the Message-ID. */
  readonly domain: string
  /** Opens a file that is attached, by its path. Undefined, or what it does not find: read from the disk. */
  readonly openFile?: OpenFile | undefined
  /** Makes the documents that mails name. */
  readonly documents: Pick<MailDocuments, 'make'>
}

/** Sends mails. Message-ID, and the file in the outbox, stay the same for every try. */
export function mailSender({ transport, ...options }: MailSenderOptions): Sender {
  return {
    async send({ content, token, createdAt }) {
      // Only the intake writes what is queued.
      await transport.send(await composeMail(content as QueuedMail, { ...options, token, date: createdAt }))
    },
    close: () => transport.close(),
  }
}
