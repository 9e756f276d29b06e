import { readMailboxes } from '../../../packages/delivery/src/core/mail/mailbox-list.ts'
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
import type { Family, Verdict } from '../family.ts'
import { each, keys, whole } from '../known.ts'
import { ENTRIES, postedEntries, type RecordedEntries } from '../posted-entries.ts'
import { htmlDiffers } from '../same-html.ts'
import { NOW, PAGE_URL, SITE_URL } from '../server/conventions.ts'
import { mailTemplate, RECORDED_MAIL, type RecordedMail } from '../server/recorded-form.ts'
import { recordedUser } from '../server/recorded-users.ts'
import { openVisits, type Visit } from '../server/replayed-visits.ts'
import { type RecordedVisitor, VISITOR } from '../server/visitor.ts'

/** A mail as it was handed to the mailer. */
interface SentMail {
  readonly to: string
  readonly subject: string
  readonly headers: readonly string[]
  readonly body: string
  readonly attachments?: readonly string[]
}

interface MailVector extends RecordedVisitor {
  readonly title?: string
  readonly locale?: string
  readonly form?: string
  readonly entries?: RecordedEntries
  readonly entries_changed?: { readonly drop: readonly string[]; readonly set: RecordedEntries }
  readonly hidden?: Readonly<Record<string, string | null>>
  readonly mail: RecordedMail
  readonly mail_2?: RecordedMail
  readonly env?: MailEnv
  readonly status?: string
  readonly mails: readonly SentMail[]
}

interface MailEnv extends RecordedVisitor {
  readonly timezone?: string
  readonly user?: string
  readonly mail_fails?: boolean
}

interface MailDefaults {
  readonly default_form: string
  readonly default_entries: RecordedEntries
  readonly default_mail: RecordedMail
}

const VECTOR = keys<MailVector>({
  ...VISITOR,
  title: whole,
  locale: whole,
  form: whole,
  entries: ENTRIES,
  entries_changed: keys<NonNullable<MailVector['entries_changed']>>({ drop: whole, set: ENTRIES }),
  hidden: keys<NonNullable<MailVector['hidden']>>({ _wpcf7_container_post: whole }),
  mail: RECORDED_MAIL,
  mail_2: RECORDED_MAIL,
  env: keys<MailEnv>({ ...VISITOR, timezone: whole, user: whole, mail_fails: whole }),
  status: whole,
  mails: each(keys<SentMail>({ to: whole, subject: whole, headers: whole, body: whole, attachments: whole })),
})

const SHARED = keys<MailDefaults>({ default_form: whole, default_entries: ENTRIES, default_mail: RECORDED_MAIL })

export const family: Family = {
  known: { vector: VECTOR, shared: SHARED },
  async open({ shared }) {
    const visits = openVisits()
    const defaults = shared as unknown as MailDefaults
    return {
      async check(recorded) {
        const vector = recorded as unknown as MailVector
        return mailsDiffer(vector, defaults, await visits.visit(vector))
      },
      close: visits.close,
    }
  },
}

function mailsDiffer(vector: MailVector, defaults: MailDefaults, visit: Visit): Verdict {
  const values = valuesOf(vector, defaults, visit)
  const status = vector.env?.mail_fails ? 'mail_failed' : 'mail_sent'
  const first = { ...defaults.default_mail, ...vector.mail }
  const second = { ...defaults.default_mail, subject: 'S2', ...vector.mail_2 }
  const written = second.active && status === 'mail_sent' ? [first, second] : [first]
  const ours = written.map((template) => mailMessage(mailTemplate(template), values))
  return (
    differs('status', vector.status, vector.status && status) ??
    differs('number of mails', vector.mails.length, ours.length) ??
    vector.mails.map((recorded, index) => mailDiffers(recorded, ours[index] as MailMessage, values)).find(Boolean)
  )
}

/** Data of every post to the recorded site, unless a case has its own. */
const SITE = {
  title: 'Example "Site" & Co',
  description: 'Just another <site>',
  url: SITE_URL,
  adminEmail: 'admin@example.com',
}
const PAGE = {
  id: '5',
  name: 'contact',
  title: 'Contact  &amp; co',
  url: PAGE_URL,
  author: 'admin',
  author_email: 'admin@example.com',
}
function valuesOf(vector: MailVector, defaults: MailDefaults, visit: Visit): MailValues {
  const { env = {}, locale = 'en_US', title = 'Contact form 1' } = vector
  const timeZone = env.timezone ?? 'UTC'
  const user = recordedUser(env.user)
  const posted = postOf(vector, defaults.default_entries)
  const entries = postedEntries(posted)
  const tags = tagsOf(readTemplate(vector.form ?? defaults.default_form, new Set()))
  const now = wallClock(NOW, timeZone)
  return {
    submitted: collect(tags, entries),
    posted: postedValues(entries),
    files: uploadedNames(posted),
    tags,
    rows: new Map(),
    special: specialTags({
      ...visit,
      date: formatDate('F j, Y', now, 'en'),
      time: formatDate('g:i a', now, 'en'),
      formTitle: title,
      invalidFields: 0,
      site: SITE,
      ...(vector.hidden?._wpcf7_container_post === PAGE.id && { page: PAGE }),
      ...(user && { user }),
    }),
    locale,
    timeZone,
  }
}

/** Browsers post line breaks as CRLF. */
function postOf({ entries, entries_changed: changed }: MailVector, defaults: RecordedEntries): RecordedEntries {
  const replaced = new Set([...(changed?.drop ?? []), ...(changed?.set ?? []).map(([name]) => name)])
  const all = [...(entries ?? defaults).filter(([name]) => !replaced.has(name)), ...(changed?.set ?? [])]
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

function mailDiffers(recorded: SentMail, ours: MailMessage, { files }: MailValues): Verdict {
  const headers = [
    { name: 'From', value: withoutQuotes(ours.from) },
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

/** The original writes names as they were typed; here they are quoted where a mail server would parse them. */
function withoutQuotes(mailboxes: string): string {
  return readMailboxes(mailboxes)
    .map(({ name, address }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ')
}

/** Without the internal mark and empty ones; of several senders the last counts. */
function sentHeaders(recorded: readonly string[]): readonly string[] {
  const headers = recorded
    .map((line) => line.replace(/:[ \t]*/, ': ').trim())
    .filter((line) => !/^$|^X-WPCF7-|^[^:]+:$/.test(line))
  const sender = headers.findLast((line) => line.startsWith('From: ')) ?? ''
  return [...headers.filter((line) => !line.startsWith('From: ')), sender].sort()
}

/** Difference in the body of a mail: HTML around the body is compared as text, the body itself as a document. */
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
