import { inTransaction, runSql, sql, type Transaction } from '@vitrine/cms/sql'
import type { Payload } from 'payload'
import { queueMails } from '../cms/inbox/queue-mails.ts'
import { type QueuedWebhook, queueWebhooks } from '../cms/inbox/queue-webhooks.ts'
import { seal } from '../cms/sealed-secrets.ts'
import { settingOf } from '../core/additional-settings.ts'
import type { ContactForm } from '../core/form.ts'
import { type FormSettings, parseFormSettings } from '../core/form-settings.ts'
import type { MailMessage } from '../core/mail/mail-message.ts'
import { replaceTags } from '../core/mail/mail-tags.ts'
import { parseForm } from '../core/parse-form.ts'
import { withoutQuotes } from '../core/quotes.ts'
import type { Submitted } from '../core/submission.ts'
import type { Surroundings } from '../core/template/surroundings.ts'
import type { WebhookEvent } from '../core/webhook/webhook-event.ts'
import type { KeptFile } from './files.ts'
import { groupCommit } from './group-commit.ts'
import type { SpamReason } from './spam/spam-check.ts'

/** A message on its way to the disk, with the mail that it becomes. */
export interface AcceptedMessage {
  readonly form: ContactForm
  readonly status: 'mail_sent' | 'spam'
  readonly submitted: Submitted
  readonly meta: Readonly<Record<string, string>>
  readonly hash: string
  readonly receivedAt: Date
  /** False: only the mails are kept, until they are sent. */
  readonly isStored: boolean
  readonly consents: Readonly<Record<string, string>>
  readonly spam: SpamReason | undefined
  readonly files: readonly KeptFile[]
  /** The second goes out once the first was taken. Those of spam are kept with it, for an editor to send. */
  readonly mails: readonly QueuedMail[]
  /** What the webhooks of the form are told; undefined: nothing. That of spam is kept, as its mails are. */
  readonly event: WebhookEvent | undefined
}

/** A mail with the files that go with it. */
export type QueuedMail = MailMessage & { readonly files: readonly KeptFile[] }

/** Finds forms and stores messages. */
export interface Store {
  form(id: number, locale: string): Promise<ContactForm | undefined>
  /** What all forms share. */
  settings(locale: string): Promise<FormSettings>
  /** Resolves once message and mail are durable. */
  accept(message: AcceptedMessage): Promise<void>
  /** Forgets the forms and settings it remembers: content has changed. */
  forget(): void
}

/** Characters of all values that the inbox searches. */
const MAX_SEARCH_TEXT = 10_000

/** Keeps everything in Payload's database. Writes go below Payload's operations, several in one transaction. */
export function payloadStore(
  payload: Payload,
  servicesOf: (settings: FormSettings) => Surroundings['services'],
): Store {
  const forms = new Map<string, Promise<ContactForm | undefined>>()
  const settings = new Map<string, Promise<FormSettings>>()
  const accept = groupCommit<AcceptedMessage>((messages) => writeMessages(payload, messages))
  const settingsIn = (locale: string) => {
    const known = settings.get(locale)
    if (known) return known
    const reading = payload
      .findGlobal({ slug: 'form-settings', locale: locale as never, depth: 0 })
      .then(parseFormSettings)
    settings.set(locale, reading)
    reading.catch(() => settings.delete(locale))
    return reading
  }
  const readForm = async (id: number, locale: string) => {
    const [found, shared] = await Promise.all([
      // One level deep: the page that visitors are led to.
      payload.findByID({ collection: 'contact-forms', id, locale: locale as never, depth: 1, disableErrors: true }),
      settingsIn(locale),
    ])
    return found ? parseForm(found, locale, servicesOf(shared)) : undefined
  }
  return {
    form(id, locale) {
      const key = `${id} ${locale}`
      const known = forms.get(key)
      if (known) return known
      const reading = readForm(id, locale)
      forms.set(key, reading)
      // Only forms that exist are remembered: unknown ids must not fill the memory.
      reading.then((form) => form || forms.delete(key)).catch(() => forms.delete(key))
      return reading
    },
    settings: settingsIn,
    accept,
    forget() {
      forms.clear()
      settings.clear()
    },
  }
}

async function writeMessages(payload: Payload, messages: readonly AcceptedMessage[]): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    for (const message of messages) await writeMessage(payload, message, transaction)
  })
}

/** One statement for a message and one for each mail: Payload's own operations would read back what they wrote. */
async function writeMessage(payload: Payload, message: AcceptedMessage, transaction: Transaction): Promise<void> {
  const submission = message.isStored ? await writeSubmission(payload, message, transaction) : null
  if (message.status === 'spam') return
  const { mails, receivedAt: at } = message
  await queueMails(payload, { mails, submission, at }, transaction)
  await queueWebhooks(payload, { webhooks: webhooksOf(payload, message), submission, at }, transaction)
}

function webhooksOf(payload: Payload, { form, event }: AcceptedMessage): readonly QueuedWebhook[] {
  if (!event) return []
  return form.webhooks.map(({ url, secret }) => ({ kind: 'webhook', url, secret: seal(payload, secret), event }))
}

async function writeSubmission(payload: Payload, message: AcceptedMessage, transaction: Transaction): Promise<number> {
  const at = message.receivedAt.toISOString()
  const { submitted, form, mails, spam, files } = message
  const searchText = Object.values(submitted).map(textOf).join('\n').slice(0, MAX_SEARCH_TEXT)
  const facts = storedAs(form, submitted)
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))
  const [stored] = await runSql(
    payload,
    sql`insert into submissions
      (subject, from_name, from_email, form_id, received_at, status, entries, meta, consents, spam, files, search_text,
        posted_data_hash, held_mails, updated_at, created_at)
      values (${facts.subject || mails[0]?.subject || form.title}, ${facts.name}, ${facts.email}, ${form.id}, ${at},
        ${message.status}, ${json(submitted)}, ${json(message.meta)}, ${json(message.consents)}, ${json(spam)},
        ${json(files)}, ${searchText}, ${message.hash},
        ${json(message.status === 'spam' ? [...mails, ...webhooksOf(payload, message)] : undefined)}, ${at}, ${at})
      returning id`,
    transaction,
  )
  return Number(stored?.id)
}

/** Who wrote about what: the fields that settings of the form name, else those with the usual names. [reference 13.1] */
function storedAs({ settings }: ContactForm, submitted: Submitted) {
  const read = (setting: string, field: string) => {
    const template = settingOf(settings, setting)
    if (template === undefined) return textOf(submitted[field])
    return replaceTags(withoutQuotes(template), ({ field: name }) => textOf(submitted[name])).trim()
  }
  return {
    subject: read('flamingo_subject', 'your-subject'),
    name: read('flamingo_name', 'your-name'),
    email: read('flamingo_email', 'your-email'),
  }
}

function textOf(value: Submitted[string] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ')
}
