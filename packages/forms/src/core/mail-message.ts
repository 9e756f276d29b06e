import type { MailTemplate } from './form.ts'
import { fillBody, fillHeader, fillLine, type MailValues } from './mail-tags.ts'

/** A mail, filled in and safe to hand to a mail server. */
export interface MailMessage {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly text: string
}

/** Headers that only the mailer sets. */
const RESERVED_HEADERS = /^(?:to|from|subject|date|message-id|content-|mime-|received|return-path|bcc)/i

/** Fills a template. Nothing that a visitor typed can begin a header or a line of one. */
export function mailMessage(template: MailTemplate, values: MailValues): MailMessage {
  return {
    from: fillLine(template.sender, values),
    to: fillLine(template.recipient, values),
    subject: fillLine(template.subject, values),
    headers: template.additionalHeaders.split(/\r\n|\r|\n/).flatMap((line) => parseHeader(line, values)),
    text: fillBody(template.body, values, template.excludeBlank),
  }
}

function parseHeader(line: string, values: MailValues): { name: string; value: string }[] {
  const match = /^([0-9A-Za-z-]+):(.*)$/.exec(line.trim())
  if (!match) return []
  const [, name = '', template = ''] = match
  const value = fillHeader(template, values)
  return value === '' || RESERVED_HEADERS.test(name) ? [] : [{ name, value }]
}
