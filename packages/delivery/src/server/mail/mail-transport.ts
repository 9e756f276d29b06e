import { join } from 'node:path'
import { outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'
import type { MailTransport } from './transport.ts'

/** The way mails leave this site: a mail server when one is set, else files in the outbox folder. */
export function mailTransport(settings: {
  readonly smtpUrl: string | undefined
  readonly dataDir: string
}): MailTransport {
  return settings.smtpUrl === undefined
    ? outboxTransport(join(settings.dataDir, 'outbox'))
    : smtpTransport(settings.smtpUrl)
}
