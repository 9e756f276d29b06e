import type { MailHeader } from '@vitrine/delivery/core'
import { writeMailboxes } from '@vitrine/delivery/core'
import type { MailTemplate } from '../form.ts'
import { withoutLines } from '../line-breaks.ts'
import { fillBody, fillHeader, fillLine, firstLine } from './fill.ts'
import { type FilledMailboxes, fillMailboxes } from './fill-mailboxes.ts'
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
 * Fills a template. Nothing that a visitor typed can begin a header or a line of one, nor add a mailbox to it.
 *
 * @param mailFrom Sender of mails that name none that can be used.
 */
export function mailMessage(template: MailTemplate, values: MailValues, mailFrom = ''): MailMessage {
  const written = template.additionalHeaders.split(/\r\n|\r|\n/).flatMap((line) => parseHeader(line, values))
  const headers = written.filter(({ value }) => value !== '')
  const last = (name: string) => headers.findLast((header) => header.name.toLowerCase() === name)?.value
  const subject = fillLine(template.subject, values)
  const sender = mailboxesOf('From', template.sender, values)
  const to = mailboxesOf('To', template.recipient, values)
  const omissions = [...sender.omissions, ...to.omissions, ...written.flatMap((header) => header.omissions)]
  return {
    from: last('from') ?? (writeMailboxes(sender.mailboxes.slice(0, 1)) || mailFrom),
    to: writeMailboxes(to.mailboxes),
    subject,
    headers: headers.flatMap(({ name, value }) =>
      /^from$/i.test(name) || RESERVED.test(name) ? [] : [{ name, value }],
    ),
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

interface FilledHeader extends MailHeader {
  readonly omissions: readonly string[]
}

/** The name is the template's: a value can neither be one nor end one. */
function parseHeader(line: string, values: MailValues): readonly FilledHeader[] {
  const match = /^([0-9A-Za-z-]+):(.*)$/.exec(line.trim())
  if (!match) return []
  const [, name = '', template = ''] = match
  if (!MAILBOX_HEADERS.test(name)) return [{ name, value: fillHeader(template, values), omissions: [] }]
  const { mailboxes, omissions } = fillMailboxes(template, values, { header: name, lineOf: firstLine })
  return [{ name, value: writeMailboxes(/^from$/i.test(name) ? mailboxes.slice(0, 1) : mailboxes), omissions }]
}

function attachedFields(template: string, { tags, files, rows }: MailValues): readonly string[] {
  const written = [...template.matchAll(/\[([a-zA-Z][\w:.-]*)\]/g)].map(([, name = '']) => name.replaceAll('.', '_'))
  const named = new Set(written.flatMap((name) => [name, ...(rows.get(name) ?? [])]))
  const fields = tags.filter(
    ({ basetype, name }) => basetype === 'file' && named.has(name) && Object.hasOwn(files, name),
  )
  return [...new Set(fields.map(({ name }) => name))]
}
