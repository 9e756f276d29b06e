import type { QueuedMail } from '../../core/mail/queued-mail.ts'
import { NOTHING_SENT, progressAfter, receiversLeft, refusalText } from '../../core/mail/receivers.ts'
import { NotTakenByAll } from '../../core/retry.ts'
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

/**
 * Sends mails. Message-ID, and the file in the outbox, stay the same for every try; receivers that have a mail are left
 * out of the next one.
 */
export function mailSender({ transport, ...options }: MailSenderOptions): Sender {
  return {
    isOutbox: transport.isOutbox,
    async send({ content, token, createdAt }) {
      // Only the intake writes what is queued.
      const mail = content as QueuedMail
      const composed = await composeMail(mail, { ...options, token, date: createdAt })
      const { from, to } = composed.envelope
      const before = mail.progress ?? NOTHING_SENT
      const tried = receiversLeft(to, before)
      const refusals = tried.length > 0 ? await transport.send({ ...composed, envelope: { from, to: tried } }) : []
      const progress = progressAfter(before, tried, refusals)
      const putOff = refusals.filter(({ isForGood }) => !isForGood)
      const missing = [...progress.refused, ...putOff]
      if (missing.length === 0) return
      throw new NotTakenByAll(refusalText(missing, progress.taken.length), {
        content: { ...mail, progress },
        isPartlyTaken: progress.taken.length > 0,
        isForGood: putOff.length === 0,
      })
    },
    close: () => transport.close(),
  }
}
