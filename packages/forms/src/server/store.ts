import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
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
  const transactionID = await payload.db.beginTransaction()
  // The adapter reads nothing from a request but its transaction.
  const req = { transactionID, payload } as unknown as PayloadRequest
  try {
    for (const message of messages) await writeMessage(payload, message, req)
    if (transactionID !== null) await payload.db.commitTransaction(transactionID)
  } catch (error) {
    if (transactionID !== null) await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

async function writeMessage(payload: Payload, message: AcceptedMessage, req: PayloadRequest): Promise<void> {
  const at = message.receivedAt.toISOString()
  const { submitted } = message
  const stored = await payload.db.create({
    collection: 'submissions',
    req,
    data: {
      subject: message.mail?.subject || message.form.title,
      fromName: textOf(submitted['your-name']),
      fromEmail: textOf(submitted['your-email']),
      form: message.form.id,
      receivedAt: at,
      status: message.status,
      entries: submitted,
      meta: message.meta,
      searchText: Object.values(submitted).map(textOf).join('\n').slice(0, MAX_SEARCH_TEXT),
      postedDataHash: message.hash,
      createdAt: at,
      updatedAt: at,
    },
  })
  if (!message.mail) return
  await payload.db.create({
    collection: 'deliveries',
    req,
    data: {
      submission: stored.id,
      subject: message.mail.subject,
      recipient: message.mail.to,
      state: 'queued',
      attempts: 0,
      nextAttemptAt: at,
      token: randomUUID(),
      mail: message.mail,
      createdAt: at,
      updatedAt: at,
    },
  })
}

function textOf(value: Submitted[string] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ')
}
