import type { MailTemplate } from '../form.ts'
import { fillBody, fillHeader, fillLine } from './fill.ts'
import { htmlDocument } from './html-document.ts'
import { plainTextOf } from './plain-text.ts'
import type { MailValues } from './tag-value.ts'

/** A mail, filled in and safe to hand to a mail server. */
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
}

export interface MailHeader {
  readonly name: string
  readonly value: string
}

/** Headers that only the mailer sets. */
const RESERVED = /^(?:to|subject|date|message-id|content-.*|mime-.*|received|return-path|resent-.*|dkim-.*|arc-.*)$/i

/** Fills a template. Nothing that a visitor typed can begin a header or a line of one. */
export function mailMessage(template: MailTemplate, values: MailValues): MailMessage {
  const written = template.additionalHeaders.split(/\r\n|\r|\n/).flatMap((line) => parseHeader(line, values))
  const last = (name: string) => written.findLast((header) => header.name.toLowerCase() === name)?.value
  const subject = fillLine(template.subject, values)
  return {
    from: last('from') ?? fillLine(template.sender, values),
    to: fillLine(template.recipient, values),
    subject,
    headers: written.filter(({ name }) => !/^from$/i.test(name) && !RESERVED.test(name)),
    ...bodyOf(template, values, { subject, contentType: last('content-type') ?? '' }),
    attachments: attachedFields(template.attachments, values),
  }
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

/** The name is the template's: a value can neither be one nor end one. */
function parseHeader(line: string, values: MailValues): MailHeader[] {
  const match = /^([0-9A-Za-z-]+):(.*)$/.exec(line.trim())
  if (!match) return []
  const [, name = '', template = ''] = match
  const value = fillHeader(template, values)
  return value === '' ? [] : [{ name, value }]
}

function attachedFields(template: string, { tags, files, rows }: MailValues): readonly string[] {
  const written = [...template.matchAll(/\[([a-zA-Z][\w:.-]*)\]/g)].map(([, name = '']) => name.replaceAll('.', '_'))
  const named = new Set(written.flatMap((name) => [name, ...(rows.get(name) ?? [])]))
  const fields = tags.filter(
    ({ basetype, name }) => basetype === 'file' && named.has(name) && Object.hasOwn(files, name),
  )
  return [...new Set(fields.map(({ name }) => name))]
}
