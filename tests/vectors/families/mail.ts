import type { MailTemplate } from '../../../packages/forms/src/core/form.ts'
import { formatDate } from '../../../packages/forms/src/core/mail/date-format.ts'
import { type MailMessage, mailMessage } from '../../../packages/forms/src/core/mail/mail-message.ts'
import { specialTags } from '../../../packages/forms/src/core/mail/special-tags.ts'
import type { MailValues } from '../../../packages/forms/src/core/mail/tag-value.ts'
import { wallClock } from '../../../packages/forms/src/core/mail/wall-clock.ts'
import { safeFileName } from '../../../packages/forms/src/core/safe-file-name.ts'
import { collect, postedValues } from '../../../packages/forms/src/core/submission.ts'
import { readTemplate } from '../../../packages/forms/src/core/template/form-body.ts'
import { tagsOf } from '../../../packages/forms/src/core/template/scan.ts'
import { differs } from '../differs.ts'
import { plainFamily, type VectorFile, type Verdict } from '../family.ts'
import { postedEntries, type RecordedEntries } from '../posted-entries.ts'
import { htmlDiffers } from '../same-html.ts'

interface RecordedTemplate {
  readonly active?: boolean
  readonly recipient: string
  readonly sender: string
  readonly subject: string
  readonly additional_headers: string
  readonly body: string
  readonly attachments: string
  readonly use_html: boolean
  readonly exclude_blank: boolean
}

interface RecordedMail {
  readonly to: string
  readonly subject: string
  readonly headers: readonly string[]
  readonly body: string
  readonly attachments?: readonly string[]
}

interface MailVector {
  readonly title?: string
  readonly locale?: string
  readonly form?: string
  readonly entries?: RecordedEntries
  readonly entries_changed?: { readonly drop: readonly string[]; readonly set: RecordedEntries }
  readonly hidden?: Readonly<Record<string, string | null>>
  readonly mail: Partial<RecordedTemplate>
  readonly mail_2?: Partial<RecordedTemplate>
  readonly env?: {
    readonly timezone?: string
    readonly user?: string
    readonly user_agent?: string
    readonly remote_addr?: string
    readonly mail_fails?: boolean
  }
  readonly mails: readonly RecordedMail[]
}

export const family = plainFamily<MailVector>((vector, file) => {
  const values = valuesOf(vector, file)
  const first = { ...(file.shared.default_mail as RecordedTemplate), ...vector.mail }
  const second = { ...(file.shared.default_mail as RecordedTemplate), subject: 'S2', ...vector.mail_2 }
  const written = second.active && !vector.env?.mail_fails ? [first, second] : [first]
  const ours = written.map((template) => mailMessage(templateOf(template), values))
  return (
    differs('number of mails', vector.mails.length, ours.length) ??
    vector.mails.map((recorded, index) => mailDiffers(recorded, ours[index] as MailMessage, values)).find(Boolean)
  )
})

/** What a post to the recorded site comes with, unless a case says otherwise. */
const NOW = new Date('2025-03-14T12:00:00Z')
const SITE = {
  title: 'Example "Site" & Co',
  description: 'Just another <site>',
  url: 'https://www.example.com',
  adminEmail: 'admin@example.com',
}
const PAGE = {
  id: '5',
  name: 'contact',
  title: 'Contact  &amp; co',
  url: 'https://www.example.com/contact/',
  author: 'admin',
  author_email: 'admin@example.com',
}
const USER = {
  login: 'sub',
  email: 'sub@example.com',
  url: 'https://sub.example',
  display_name: 'Sub Scriber',
  first_name: 'Sub',
  last_name: 'Scriber',
  nickname: 'sub',
}

function valuesOf(vector: MailVector, { shared }: VectorFile): MailValues {
  const { env = {}, locale = 'en_US', title = 'Contact form 1' } = vector
  const timeZone = env.timezone ?? 'UTC'
  const posted = postOf(vector, shared.default_entries as RecordedEntries)
  const entries = postedEntries(posted)
  const tags = tagsOf(readTemplate(vector.form ?? String(shared.default_form), new Set()))
  const now = wallClock(NOW, timeZone)
  return {
    submitted: collect(tags, entries),
    posted: postedValues(entries),
    files: uploadedNames(posted),
    tags,
    rows: new Map(),
    special: specialTags({
      remoteAddress: env.remote_addr ?? '203.0.113.7',
      userAgent: env.user_agent ?? 'Mozilla/5.0 (Test)',
      url: 'https://www.example.com/contact/',
      date: formatDate('F j, Y', now, 'en'),
      time: formatDate('g:i a', now, 'en'),
      formTitle: title,
      invalidFields: 0,
      site: SITE,
      ...(vector.hidden?._wpcf7_container_post === PAGE.id && { page: PAGE }),
      ...(env.user === USER.login && { user: USER }),
    }),
    locale,
    timeZone,
  }
}

/** Browsers post line breaks as CRLF. */
function postOf({ entries, entries_changed: changed }: MailVector, standard: RecordedEntries): RecordedEntries {
  const replaced = new Set([...(changed?.drop ?? []), ...(changed?.set ?? []).map(([name]) => name)])
  const all = [...(entries ?? standard).filter(([name]) => !replaced.has(name)), ...(changed?.set ?? [])]
  return all.map(([name, value]) => [name, typeof value === 'string' ? value.replace(/\r\n|\r|\n/g, '\r\n') : value])
}

function uploadedNames(posted: RecordedEntries): Record<string, readonly string[]> {
  const names: Record<string, readonly string[]> = {}
  for (const [entry, value] of posted) {
    if (typeof value === 'string') continue
    const field = entry.replace(/\[.*$/, '')
    names[field] = [...(entry === field ? [] : (names[field] ?? [])), safeFileName(value.file.name)]
  }
  return names
}

function templateOf(recorded: RecordedTemplate): MailTemplate {
  const { recipient, sender, subject, body, attachments } = recorded
  return {
    recipient,
    sender,
    subject,
    body,
    attachments,
    additionalHeaders: recorded.additional_headers,
    useHtml: recorded.use_html,
    excludeBlank: recorded.exclude_blank,
  }
}

function mailDiffers(recorded: RecordedMail, ours: MailMessage, { files }: MailValues): Verdict {
  const headers = [
    { name: 'From', value: ours.from },
    ...(ours.html === undefined ? [] : [{ name: 'Content-Type', value: 'text/html' }]),
    ...ours.headers,
  ]
  const attached = ours.attachments.flatMap((field) => files[field] ?? [])
  return (
    differs('to', recorded.to, ours.to) ??
    differs('subject', recorded.subject, ours.subject) ??
    differs('headers', sentHeaders(recorded.headers), headers.map(({ name, value }) => `${name}: ${value}`).sort()) ??
    differs('attachments', recorded.attachments ?? [], attached) ??
    bodyDiffers(normalLines(recorded.body), ours)
  )
}

/** Without the internal mark and empty ones; of several senders the last counts. */
function sentHeaders(recorded: readonly string[]): readonly string[] {
  const headers = recorded
    .map((line) => line.replace(/:[ \t]*/, ': ').trim())
    .filter((line) => !/^$|^X-WPCF7-|^[^:]+:$/.test(line))
  const sender = headers.findLast((line) => line.startsWith('From: ')) ?? ''
  return [...headers.filter((line) => !line.startsWith('From: ')), sender].sort()
}

/** What stands around the body of an HTML mail is compared as text, the body itself as a document. */
function bodyDiffers(recorded: string, { html, text }: MailMessage): Verdict {
  if (html === undefined) return differs('body', recorded, normalLines(text))
  const [theirs, ours] = [plainTypography(recorded), plainTypography(html)]
  return differs('head', headOf(theirs), headOf(ours)) ?? htmlDiffers(theirs, ours)
}

function headOf(html: string): string {
  return html.split('<body', 1).join()
}

/** The original replaces dashes, points and crosses that were typed by finer ones. */
function plainTypography(html: string): string {
  return normalLines(html)
    .replace(/---?|[–—]|&#821[12];/g, '-')
    .replace(/\.\.\.|…|&#8230;/g, '…')
    .replace(/(?<=[0-9])(?:×|&#215;|x)(?=[0-9])/g, '×')
}

function normalLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
