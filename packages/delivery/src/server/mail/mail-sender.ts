import type { QueuedMail } from '../../core/mail/queued-mail.ts'
import type { Sender } from '../deliverer.ts'
import { composeMail, type OpenFile } from './compose.ts'
import type { MailTransport } from './transport.ts'

/**
 * Sends mails. Message-ID, and the file in the outbox, stay the same for every try.
 *
 * @param domain Right side of the Message-ID.
 * @param openFile Opens a file that is attached, by its path. Undefined, or what it does not find: read from the disk.
 */
export function mailSender(transport: MailTransport, domain: string, openFile?: OpenFile): Sender {
  return {
    async send({ content, token, createdAt }) {
      // Only the intake writes what is queued.
      await transport.send(await composeMail(content as QueuedMail, { token, domain, date: createdAt, openFile }))
    },
    close: () => transport.close(),
  }
}
