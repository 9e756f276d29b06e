import { record } from '@vitrine/content/core'
import { FORM_LIMITS } from './limits.ts'
import { strayMailTags } from './mail-tags.ts'
import type { FormReport } from './report.ts'
import { reportSender } from './senders.ts'

/** A mail as a form keeps it. */
export interface MailValues {
  readonly recipient: string
  readonly sender: string
  readonly replyTo: string
  readonly subject: string
  readonly additionalHeaders: string
  readonly body: string
  readonly attachments: string
  readonly useHtml: boolean
  readonly excludeBlank: boolean
}

/** Recipient of mails of forms that name nobody. */
export const SITE_OWNER = '[_site_admin_email]'

interface MailContext {
  readonly title: string
  readonly fields: ReadonlySet<string>
  readonly report: FormReport
  /** `mail` or `second mail`: what the report calls it. */
  readonly name: string
}

/** Reads `_mail` or `_mail_2` once it is no longer serialised. A mail without receiver, subject or text gets one. */
export function readMail(raw: unknown, context: MailContext): MailValues {
  const { title, fields, report, name } = context
  const stored = record(raw)
  const text = (key: string, most: number) =>
    report.cut(withLines(stored[key]), most, `${name}: ${key.replaceAll('_', ' ')}`)
  const { replyTo, others } = splitHeaders(text('additional_headers', FORM_LIMITS.headers))
  const mail = {
    recipient: text('recipient', FORM_LIMITS.line).trim(),
    sender: text('sender', FORM_LIMITS.line).trim(),
    replyTo: report.cut(replyTo, FORM_LIMITS.line, `${name}: reply to`),
    subject: text('subject', FORM_LIMITS.line).trim(),
    additionalHeaders: others,
    body: text('body', FORM_LIMITS.body),
    attachments: text('attachments', FORM_LIMITS.attachments),
    useHtml: isTrue(stored.use_html),
    excludeBlank: isTrue(stored.exclude_blank),
  }
  reportSender(mail, { title, fields, report })
  for (const tag of new Set(Object.values(mail).flatMap((part) => strayTags(part, fields)))) {
    report.note('unknown-mail-tag', tag)
  }
  return complete(mail, { title, fields, report, name })
}

/** True for a second mail that goes out. */
export function isActive(raw: unknown): boolean {
  return isTrue(record(raw).active)
}

function complete(mail: MailValues, { title, fields, report, name }: MailContext): MailValues {
  const defaults = {
    recipient: SITE_OWNER,
    subject: `[_site_title]: ${title.replace(/[[\]]/g, '')}`.slice(0, FORM_LIMITS.line),
    body: [...fields].map((field) => `${field}: [${field}]`).join('\n') || '[_url]',
  }
  const missing = (['recipient', 'subject', 'body'] as const).filter((part) => mail[part].trim() === '')
  for (const part of missing) report.changed('form-mail-incomplete', `${name}: ${part}`)
  return { ...mail, ...Object.fromEntries(missing.map((part) => [part, defaults[part]])) }
}

function strayTags(part: string | boolean, fields: ReadonlySet<string>): readonly string[] {
  return typeof part === 'string' ? strayMailTags(part, fields) : []
}

/** Vitrine has a field of its own for `Reply-To`; the header is written from it first. */
function splitHeaders(headers: string): { readonly replyTo: string; readonly others: string } {
  const lines = headers.split('\n')
  const places = lines.flatMap((line, index) => (/^reply-to:/i.test(line) ? [index] : []))
  const [place] = places
  // A header may go on in a line that begins with a blank, and may be there twice: then it stays where it is.
  if (places.length !== 1 || place === undefined || /^[ \t]/.test(lines[place + 1] ?? '')) {
    return { replyTo: '', others: headers }
  }
  return {
    replyTo: (lines[place] ?? '').slice('reply-to:'.length).trim(),
    others: lines.filter((_, index) => index !== place).join('\n'),
  }
}

function withLines(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : typeof value === 'number' ? String(value) : ''
}

/** Flags are booleans, numbers or texts, by the version that saved them. */
function isTrue(value: unknown): boolean {
  return (
    value === true || (typeof value === 'number' && value !== 0) || (typeof value === 'string' && !/^0?$/.test(value))
  )
}
