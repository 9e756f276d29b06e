import { smtpName } from '../../core/mail/smtp-name.ts'
import { outboxFolder } from '../../store/outbox-files.ts'
import { outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'
import type { MailTransport } from './transport.ts'

/**
 * The way mails leave this site: a mail server when one is set, else files in the outbox folder.
 *
 * @param settings.siteUrl Its host is the name by which the site greets the mail server.
 */
export function mailTransport(settings: {
  readonly smtpUrl: string | undefined
  readonly siteUrl: string
  readonly dataDir: string
}): MailTransport {
  return settings.smtpUrl === undefined
    ? outboxTransport(outboxFolder(settings))
    : smtpTransport(settings.smtpUrl, smtpName(settings.smtpUrl, settings.siteUrl))
}
