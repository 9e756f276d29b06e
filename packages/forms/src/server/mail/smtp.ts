import nodemailer from 'nodemailer'
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
      await mailer.sendMail({ envelope: { from: envelope.from, to: [...envelope.to] }, raw })
    },
    close: () => mailer.close(),
  }
}
