import nodemailer from 'nodemailer'
import { RefusedForGood } from '../../core/retry.ts'
import type { MailTransport } from './transport.ts'

/** Connections to the mail server at once. */
const CONNECTIONS = 4

/** Milliseconds that each stage of a conversation may take. */
const STAGE_TIMEOUT_MS = 20_000

/** Hands mails to a mail server over kept connections. */
export function smtpTransport(url: string): MailTransport {
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: STAGE_TIMEOUT_MS,
    greetingTimeout: STAGE_TIMEOUT_MS,
    socketTimeout: STAGE_TIMEOUT_MS,
  } as Parameters<typeof nodemailer.createTransport>[0])
  return {
    async send({ envelope, raw }) {
      try {
        await mailer.sendMail({ envelope: { from: envelope.from, to: [...envelope.to] }, raw })
      } catch (error) {
        throw isForGood(error) ? new RefusedForGood((error as Error).message) : error
      }
    },
    close: () => mailer.close(),
  }
}

/** From this code on, a mail server's answer is for good. https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1 */
const FOR_GOOD = 500

/**
 * True for a permanent refusal of this mail. Errors before the server has seen the mail, about the site's login or
 * sender, are temporary: an operator can fix them while the mail waits.
 */
function isForGood(error: unknown): boolean {
  const { responseCode, command } = error as { readonly responseCode?: number; readonly command?: string }
  return (responseCode ?? 0) >= FOR_GOOD && (command === 'RCPT TO' || command === 'DATA')
}
