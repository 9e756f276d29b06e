import type { QueuedMail } from '@vitrine/delivery/core'
import type { MailTemplate } from '../form.ts'
import { mailMessage } from './mail-message.ts'
import { namesUnstored } from './stored-values.ts'
import type { MailValues } from './tag-value.ts'

/** Sentence about what a header goes without. */
const ABOUT_HEADER = /^[A-Za-z-]+: /

/**
 * Renews a mail that no receiver has, for another try: sender, receivers and headers are those of its form as it now is.
 * Subject and text stay as they were written in the language of the message, unless they were empty.
 *
 * @param mailFrom Sender of mails that name none.
 * @returns The same mail where the form names what is not stored with a message.
 */
export function renewedMail(
  mail: QueuedMail,
  template: MailTemplate,
  { values, mailFrom }: { readonly values: MailValues; readonly mailFrom: string },
): QueuedMail {
  const { sender, recipient, additionalHeaders } = template
  if ([sender, recipient, additionalHeaders].some(namesUnstored)) return mail
  const { from, to, headers, subject, text, html, omissions = [] } = mailMessage(template, values, mailFrom)
  const { progress: _, omissions: before = [], ...queued } = mail
  const left = [...omissions, ...before.filter((omission) => !ABOUT_HEADER.test(omission))]
  const isEmpty = queued.text.trim() === ''
  return {
    ...queued,
    ...{ from, to, headers },
    subject: queued.subject || subject,
    ...(isEmpty && { text, ...(html !== undefined && { html }) }),
    ...(left.length > 0 && { omissions: left }),
  }
}
