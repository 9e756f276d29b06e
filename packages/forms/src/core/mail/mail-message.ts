import type { MailHeader } from '@vitrine/delivery/core'
import { writeMailboxes } from '@vitrine/delivery/core'
import type { MailTemplate } from '../form.ts'
import { withoutLines } from '../line-breaks.ts'
import { fillBody, fillHeader, fillLine, firstLine } from './fill.ts'
import { type FilledMailbox, type FilledMailboxes, fillMailboxes } from './fill-mailboxes.ts'
import { fromMailbox } from './from-mailbox.ts'
import { htmlDocument } from './html-document.ts'
import { plainTextOf } from './plain-text.ts'
import type { MailValues } from './tag-value.ts'

/** A mail, filled in and safe to hand to a mail server. Mailboxes are written so that nothing typed is parsed again. */
export interface MailMessage {
  readonly from: string
  readonly to: string
  readonly subject: string
  /** `Bcc` among them, which is for the envelope only. */
  readonly headers: readonly MailHeader[]
  /** Of an HTML mail, for programs that show none. */
  readonly text: string
  readonly html?: string
  /** Names of the fields whose files go with the mail. */
  readonly attachments: readonly string[]
  /** Receivers and files that were left out, and why: a sentence each. Absent when there are none. */
  readonly omissions?: readonly string[]
}

/** Headers that only the mailer sets. */
const RESERVED = /^(?:to|subject|date|message-id|content-.*|mime-.*|received|return-path|resent-.*|dkim-.*|arc-.*)$/i

/** Headers that hold mailboxes, besides those of sender and receivers. */
const MAILBOX_HEADERS = /^(?:from|cc|bcc|reply-to|sender|errors-to|disposition-notification-to|return-receipt-to)$/i

/**
 * Fills a template. Nothing that a visitor typed can begin a header or a line of one, nor add a mailbox to it. A visitor
 * who is named as the sender gets the answers instead.
 *
 * @param mailFrom Sender of mails that name none that can be used.
 */
export function mailMessage(template: MailTemplate, values: MailValues, mailFrom = ''): MailMessage {
  const written = template.additionalHeaders.split(/\r\n|\r|\n/).flatMap((line) => parseHeader(line, values))
  const headers = written.filter(
    ({ name, value, mailboxes }) => value !== '' && !isStrangers(name, mailboxes, mailFrom),
  )
  const last = (name: string) => headers.findLast((header) => header.name.toLowerCase() === name)?.value
  const subject = fillLine(template.subject, values)
  const sender = mailboxesOf('From', template.sender, values)
  const to = mailboxesOf('To', template.recipient, values)
  const omissions = [...sender.omissions, ...to.omissions, ...written.flatMap((header) => header.omissions)]
  const named = headers.findLast(({ name }) => /^from$/i.test(name)) ?? sender
  const { from, answersTo } = fromMailbox(named.mailboxes[0], mailFrom)
  const answers = answersTo !== undefined && last('reply-to') === undefined
  return {
    from,
    to: writeMailboxes(to.mailboxes),
    subject,
    headers: [
      ...headers.flatMap(({ name, value }) => (/^from$/i.test(name) || RESERVED.test(name) ? [] : [{ name, value }])),
      ...(answers ? [{ name: 'Reply-To', value: answersTo }] : []),
    ],
    ...bodyOf(template, values, { subject, contentType: last('content-type') ?? '' }),
    attachments: attachedFields(template.attachments, values),
    ...(omissions.length > 0 && { omissions }),
  }
}

function mailboxesOf(header: string, template: string, values: MailValues): FilledMailboxes {
  return fillMailboxes(template, values, { header, lineOf: withoutLines })
}

/** A header that says HTML makes the body HTML, too, but adds nothing to it. */
function bodyOf(
  { body, useHtml, excludeBlank }: MailTemplate,
  values: MailValues,
  { subject, contentType }: { readonly subject: string; readonly contentType: string },
): Pick<MailMessage, 'text' | 'html'> {
  const isHtml = useHtml || /^text\/html\b/i.test(contentType)
  const filled = fillBody(body, values, { html: isHtml, excludeBlank })
  if (!isHtml) return { text: filled }
  const html = useHtml ? htmlDocument(filled, { locale: values.locale, title: subject }) : filled
  return { text: plainTextOf(html), html }
}

interface FilledHeader extends MailHeader, FilledMailboxes {}

/** True for a `Sender` that is the visitor: it would be the sender of the envelope, as which the site may not send. */
function isStrangers(name: string, mailboxes: readonly FilledMailbox[], mailFrom: string): boolean {
  return mailFrom !== '' && /^sender$/i.test(name) && mailboxes.some(({ isOfVisitor }) => isOfVisitor)
}

/** The name is the template's: a value can neither be one nor end one. */
function parseHeader(line: string, values: MailValues): readonly FilledHeader[] {
  const match = /^([0-9A-Za-z-]+):(.*)$/.exec(line.trim())
  if (!match) return []
  const [, name = '', template = ''] = match
  if (!MAILBOX_HEADERS.test(name)) return [{ name, value: fillHeader(template, values), mailboxes: [], omissions: [] }]
  const { mailboxes, omissions } = fillMailboxes(template, values, { header: name, lineOf: firstLine })
  return [{ name, value: writeMailboxes(mailboxes), mailboxes, omissions }]
}

function attachedFields(template: string, { tags, files, rows }: MailValues): readonly string[] {
  const written = [...template.matchAll(/\[([a-zA-Z][\w:.-]*)\]/g)].map(([, name = '']) => name.replaceAll('.', '_'))
  const named = new Set(written.flatMap((name) => [name, ...(rows.get(name) ?? [])]))
  const fields = tags.filter(
    ({ basetype, name }) => basetype === 'file' && named.has(name) && Object.hasOwn(files, name),
  )
  return [...new Set(fields.map(({ name }) => name))]
}
