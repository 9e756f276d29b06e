import { randomUUID } from 'node:crypto'
import { inTransaction, runSql, sql, type Transaction } from '@vitrine/cms/sql'
import type { Payload } from 'payload'
import type { ContactForm } from '../core/form.ts'
import type { MailMessage } from '../core/mail-message.ts'
import { parseForm } from '../core/parse-form.ts'
import type { Submitted } from '../core/submission.ts'
import { groupCommit } from './group-commit.ts'

/** A message on its way to the disk, with the mail that it becomes. */
export interface AcceptedMessage {
  readonly form: ContactForm
  readonly status: 'mail_sent' | 'spam'
  readonly submitted: Submitted
  readonly meta: Readonly<Record<string, string>>
  readonly hash: string
  readonly receivedAt: Date
  /** Undefined: nothing is mailed. */
  readonly mail: MailMessage | undefined
}

/** Finds forms and stores messages. */
export interface Store {
  form(id: number, locale: string): Promise<ContactForm | undefined>
  /** Resolves once message and mail are durable. */
  accept(message: AcceptedMessage): Promise<void>
  /** Forgets the forms it remembers: content has changed. */
  forget(): void
}

/** Characters of all values that the inbox searches. */
const MAX_SEARCH_TEXT = 10_000

/** Keeps everything in Payload's database. Writes go below Payload's operations, several in one transaction. */
export function payloadStore(payload: Payload): Store {
  const forms = new Map<string, Promise<ContactForm | undefined>>()
  const accept = groupCommit<AcceptedMessage>((messages) => writeMessages(payload, messages))
  return {
    form(id, locale) {
      const key = `${id} ${locale}`
      const known = forms.get(key)
      if (known) return known
      const reading = payload
        .findByID({ collection: 'contact-forms', id, locale: locale as never, depth: 0, disableErrors: true })
        .then((found) => (found ? parseForm(found, locale) : undefined))
      forms.set(key, reading)
      // Only forms that exist are remembered: unknown ids must not fill the memory.
      reading.then((form) => form || forms.delete(key)).catch(() => forms.delete(key))
      return reading
    },
    accept,
    forget: () => forms.clear(),
  }
}

async function writeMessages(payload: Payload, messages: readonly AcceptedMessage[]): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    for (const message of messages) await writeMessage(payload, message, transaction)
  })
}

/** Two statements for a message: Payload's own operations would read back what they wrote, several times. */
async function writeMessage(payload: Payload, message: AcceptedMessage, transaction: Transaction): Promise<void> {
  const at = message.receivedAt.toISOString()
  const { submitted, form, mail } = message
  const searchText = Object.values(submitted).map(textOf).join('\n').slice(0, MAX_SEARCH_TEXT)
  const [stored] = await runSql(
    payload,
    sql`insert into submissions
      (subject, from_name, from_email, form_id, received_at, status, entries, meta, search_text, posted_data_hash, updated_at, created_at)
      values (${mail?.subject || form.title}, ${textOf(submitted['your-name'])}, ${textOf(submitted['your-email'])}, ${form.id},
        ${at}, ${message.status}, ${JSON.stringify(submitted)}, ${JSON.stringify(message.meta)}, ${searchText}, ${message.hash}, ${at}, ${at})
      returning id`,
    transaction,
  )
  if (!mail) return
  await runSql(
    payload,
    sql`insert into deliveries
      (subject, recipient, state, attempts, next_attempt_at, submission_id, token, mail, updated_at, created_at)
      values (${mail.subject}, ${mail.to}, 'queued', 0, ${at}, ${Number(stored?.id)}, ${randomUUID()}, ${JSON.stringify(mail)}, ${at}, ${at})`,
    transaction,
  )
}

function textOf(value: Submitted[string] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ')
}
