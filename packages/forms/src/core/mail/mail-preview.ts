import { record } from '@vitrine/content/core'
import { parseForm } from '../parse-form.ts'
import { collect } from '../submission.ts'
import { visibleForm } from '../visible-form.ts'
import { EXAMPLE_FILE, exampleEntries, exampleFiles } from './example-entries.ts'
import { blankLines } from './fill.ts'
import { type MailMessage, mailMessage } from './mail-message.ts'
import { mailValues } from './mail-values.ts'
import type { SiteFacts } from './site-facts.ts'

/** One of the two mails of a form. */
export const MAILS = ['mail', 'mail2'] as const
export type MailName = (typeof MAILS)[number]

/** A mail as it would be sent for an example of a message. */
export interface MailPreview {
  readonly mail: MailMessage
  /** Names of the files that would go with it. */
  readonly files: readonly string[]
  /** Lines of its text that are left out, as all their fields are empty. */
  readonly leftOut: readonly string[]
}

/**
 * Fills a mail of a form with an example of a message, as the intake does with what is sent.
 *
 * @param document The form as it stands in the admin, saved or not.
 * @param options.locale BCP 47 tag of the language in which it is written.
 * @param options.leaveEmpty Leaves empty what need not be filled in.
 * @param options.mailFrom Sender of mails that name none.
 * @returns Undefined for what is no form.
 */
export function previewMail(
  document: unknown,
  which: MailName,
  options: {
    readonly locale: string
    readonly leaveEmpty: boolean
    readonly mailFrom: string
    readonly site: SiteFacts
    readonly now: Date
  },
): MailPreview | undefined {
  const { locale, mailFrom, site, now } = options
  const raw = record(document)
  const id = typeof raw.id === 'number' ? raw.id : 0
  const written = parseForm({ ...raw, id, mail2: { ...record(raw.mail2), active: true } }, locale)
  const template = written?.[which]
  if (!written || !template) return undefined
  const { form, entries, hidden, rows } = visibleForm(
    written,
    exampleEntries(written.tags, { ...options, timeZone: site.timeZone }),
  )
  const files = exampleFiles(form.tags, options)
  const submitted = collect(form.tags, entries)
  const meta = { remoteAddress: '192.0.2.1', userAgent: 'Mozilla/5.0 (Example)', url: `${site.url}/`, now }
  const values = mailValues({ form, entries, submitted, hidden, rows, files }, meta, site)
  const mail = mailMessage(template, values, mailFrom)
  return {
    mail,
    files: mail.attachments.map((field) => `${EXAMPLE_FILE} (${field})`),
    leftOut: template.excludeBlank ? blankLines(template.body, values) : [],
  }
}
