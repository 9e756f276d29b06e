import { contentCache } from '@vitrine/content/cache'
import { isCollection } from '@vitrine/content/documents'
import type { DocumentReference } from '@vitrine/content/queries'
import { inTransaction, runSql, sql, type Transaction } from '@vitrine/content/sql'
import { seal } from '@vitrine/content/store'
import type { Deliverer } from '@vitrine/delivery/server'
import { groupCommit } from '@vitrine/delivery/server'
import type { Claimed } from '@vitrine/delivery/store'
import { type Claim, type QueuedClaimed, queueMails } from '@vitrine/delivery/store'
import type { SpamReason } from '@vitrine/protection/server'
import type { Payload } from 'payload'
import { settingOf } from '../core/additional-settings.ts'
import type { ContactForm } from '../core/form.ts'
import { type FormSettings, parseFormSettings } from '../core/form-settings.ts'
import type { MessageStatus } from '../core/inbox/message-status.ts'
import type { MailMessage } from '../core/mail/mail-message.ts'
import { replaceTags } from '../core/mail/mail-tags.ts'
import { type SiteFacts, siteFacts } from '../core/mail/site-facts.ts'
import { parseForm } from '../core/parse-form.ts'
import type { PostName } from '../core/post-key.ts'
import { withoutQuotes } from '../core/quotes.ts'
import { senderOf } from '../core/sender/sender.ts'
import type { Submitted } from '../core/submitted.ts'
import type { FormRenderContext } from '../core/template/render-context.ts'
import type { WebhookEvent } from '../core/webhook/webhook-event.ts'
import { heldBytes } from '../store/held-bytes.ts'
import { type FormWebhook, queueFormWebhooks } from '../store/queue-form-webhooks.ts'
import { findPost, lockPost } from '../store/taken-posts.ts'
import type { StoredFile } from './files.ts'

/** A message on its way to the disk, with the mail that it becomes. */
export interface AcceptedMessage {
  readonly form: ContactForm
  readonly status: MessageStatus
  readonly submitted: Submitted
  readonly meta: Readonly<Record<string, string>>
  readonly hash: string
  /** Absent for a post that repeats none: then it is stored in any case. */
  readonly post: PostName | undefined
  readonly receivedAt: Date
  /** False: only the mails are kept, until they are sent. */
  readonly isStored: boolean
  readonly consents: Readonly<Record<string, string>>
  readonly spam: SpamReason | undefined
  readonly files: readonly StoredFile[]
  /** The second goes out once the first was taken. Those of spam are kept with it, for an editor to send. */
  readonly mails: NumberedMails
  /** Event for the webhooks of the form; undefined for none. The event of spam is stored, like its mails. */
  readonly event: WebhookEvent | undefined
}

/** A post that is durable. */
export interface AcceptedPost {
  /** Number of the message; null for one that is not stored. */
  readonly id: number | null
  /** True for one that was durable before: then nothing was written. */
  readonly isRepeat: boolean
}

/** A mail with the files that go with it. */
export type QueuedMail = MailMessage & { readonly files: readonly StoredFile[] }

/** The mails of a message, which may name its number. */
export interface NumberedMails {
  /** @param id Number of the message; null for one that is not stored. */
  readonly of: (id: number | null) => readonly QueuedMail[]
  /** True if the mails contain the message's number. */
  readonly isNumbered: boolean
}

/** Finds forms and stores messages. */
export interface Store {
  form(id: number, locale: string): Promise<ContactForm | undefined>
  /** Settings shared by all forms. */
  settings(locale: string): Promise<FormSettings>
  /** Facts about the site, for mails. */
  site(locale: string): Promise<SiteFacts>
  /** A document with what it refers to, for its facts. */
  document(document: DocumentReference, locale: string): Promise<unknown>
  /** Finds the message, other than spam, that a post became before. */
  findAccepted(form: number, post: PostName): Promise<AcceptedPost | undefined>
  /** Bytes of the files of all messages that are held as spam. */
  heldBytes(): Promise<number>
  /** Resolves once message and mail are durable. */
  accept(message: AcceptedMessage): Promise<AcceptedPost>
}

/** Forms that are remembered, each in each language. */
const MAX_REMEMBERED_FORMS = 1_000

/** Languages of a site, at most. */
const MAX_LANGUAGES = 100

/** Posts without a stored message that are remembered; the oldest are forgotten first. */
const MAX_UNSTORED_POSTS = 10_000

/** Characters of all values that the inbox searches. */
const MAX_SEARCH_TEXT = 10_000

/**
 * Keeps everything in Payload's database. Writes go below Payload's operations, several in one transaction.
 *
 * @param known.servicesOf What the settings switch on.
 * @param known.mailer Sends the mails of what is stored.
 */
export function payloadStore(
  payload: Payload,
  known: {
    readonly servicesOf: (settings: FormSettings) => FormRenderContext['services']
    readonly siteUrl: string
    readonly mailFrom: string
    readonly mailer: Pick<Deliverer, 'handOver'>
  },
): Store {
  const content = contentCache(payload)
  const forms = content.remember<ContactForm | undefined>({
    limit: MAX_REMEMBERED_FORMS,
    // Unknown ids must not fill the memory.
    mayCache: (form) => form !== undefined,
  })
  const write = groupCommit<Writing>((writings) =>
    known.mailer.handOver(writings.length, (claim, capacity) => writeMessages(payload, writings, { claim, capacity })),
  )
  // No row holds the name of a post whose message nobody keeps, so only this process knows it.
  const unstored = new Map<string, Date>()
  const settings = content.remember<FormSettings>({ limit: MAX_LANGUAGES })
  const readSettings = (locale: string) =>
    settings.get(locale, async () =>
      parseFormSettings(await payload.findGlobal({ slug: 'form-settings', locale: inLanguage(locale), depth: 0 })),
    )
  const facts = content.remember<SiteFacts>({ limit: MAX_LANGUAGES })
  const readFacts = async (locale: string) =>
    siteFacts(await payload.findGlobal({ slug: 'site', locale: inLanguage(locale), depth: 0 }), known)
  const readForm = async (id: number, locale: string) => {
    const [found, shared] = await Promise.all([
      // One level deep: the page that visitors are led to.
      payload.findByID({
        collection: 'contact-forms',
        id,
        locale: inLanguage(locale),
        depth: 1,
        disableErrors: true,
      }),
      readSettings(locale),
    ])
    return found ? parseForm(found, locale, known.servicesOf(shared)) : undefined
  }
  return {
    form: (id, locale) => forms.get(`${id} ${locale}`, () => readForm(id, locale)),
    settings: readSettings,
    site: (locale) => facts.get(locale, () => readFacts(locale)),
    async document({ collection, id }, locale) {
      if (!isCollection(payload, collection)) return undefined
      return payload.findByID({
        collection,
        id,
        locale: inLanguage(locale),
        depth: 1,
        // Elsewhere an author is a name alone.
        populate: { authors: { title: true, links: true } },
        disableErrors: true,
      })
    },
    async findAccepted(form, post) {
      const at = unstored.get(post.hash)
      if (at && isSince(at, post)) return { id: null, isRepeat: true }
      const id = await findPost(payload, form, post)
      return id === undefined ? undefined : { id, isRepeat: true }
    },
    heldBytes: () => heldBytes(payload),
    async accept(message) {
      const writing: Writing = { message, taken: { id: null, isRepeat: false } }
      await write(writing)
      const { post, isStored, receivedAt } = message
      if (post && !isStored) noteUnstored(unstored, post.hash, receivedAt)
      return writing.taken
    },
  }
}

/** Languages come from the settings of the site, which the types of its content do not know. */
function inLanguage(locale: string) {
  return locale
}

function isSince(at: Date, { since }: PostName): boolean {
  return since === undefined || at >= since
}

function noteUnstored(posts: Map<string, Date>, hash: string, at: Date): void {
  const [oldest] = posts.keys()
  if (oldest !== undefined && posts.size >= MAX_UNSTORED_POSTS) posts.delete(oldest)
  posts.set(hash, at)
}

/** A message that is being written, and what has become of it. */
interface Writing {
  readonly message: AcceptedMessage
  taken: AcceptedPost
}

/** The mails that whoever sends them begins with at once: as many as there is capacity for, all under one claim. */
interface MailCapacity {
  readonly claim: Claim
  readonly capacity: number
}

/** @returns The mails to begin with. */
async function writeMessages(
  payload: Payload,
  writings: readonly Writing[],
  { claim, capacity }: MailCapacity,
): Promise<readonly Claimed[]> {
  let claimed: Claimed[] = []
  await inTransaction(payload, async (transaction) => {
    claimed = []
    for (const writing of writings) {
      const free = claimed.length < capacity ? claim : undefined
      const { first, ...taken } = await writeMessage(payload, { message: writing.message, claim: free }, transaction)
      writing.taken = taken
      if (first) claimed.push(first)
    }
  })
  return claimed
}

/** One statement for a message and one for each mail: Payload's own operations would read back what they wrote. */
async function writeMessage(
  payload: Payload,
  { message, claim }: { readonly message: AcceptedMessage; readonly claim: Claim | undefined },
  transaction: Transaction,
): Promise<AcceptedPost & { readonly first?: Claimed | undefined }> {
  const { post, form } = message
  if (post && message.isStored) {
    await lockPost(payload, post, transaction)
    const before = await findPost(payload, form.id, post, transaction)
    if (before !== undefined) return { id: before, isRepeat: true }
  }
  const isNumbered = message.mails.isNumbered && message.isStored
  const before = isNumbered ? undefined : message.mails.of(null)
  const id = message.isStored ? await writeSubmission(payload, message, before ?? [], transaction) : null
  const mails = before ?? message.mails.of(id)
  if (isNumbered && id !== null) await noteMails(payload, message, { id, mails }, transaction)
  if (message.status === 'spam') return { id, isRepeat: false }
  const at = message.receivedAt
  const queued = await queueMails(payload, { mails, submission: id, at, claim }, transaction)
  await queueFormWebhooks(payload, { webhooks: webhooksOf(payload, message), submission: id, at }, transaction)
  return { id, isRepeat: false, first: queued && claim && claimedOf(queued, claim, at) }
}

function claimedOf({ id, token, mail }: QueuedClaimed<QueuedMail>, { lease }: Claim, createdAt: Date): Claimed {
  return { id, token, attempts: 0, content: mail, createdAt, lease }
}

/** Writes what of a message follows from mails that name its number. */
async function noteMails(
  payload: Payload,
  message: AcceptedMessage,
  { id, mails }: { readonly id: number; readonly mails: readonly QueuedMail[] },
  transaction: Transaction,
): Promise<void> {
  await runSql(
    payload,
    sql`update submissions set subject = ${subjectOf(message, mails)}, held_mails = ${heldMails(payload, message, mails)}
      where id = ${id}`,
    transaction,
  )
}

function subjectOf({ form, submitted }: AcceptedMessage, mails: readonly QueuedMail[]): string {
  return writtenSubject(form, submitted) || mails[0]?.subject || form.title
}

/** Mails to send if an editor marks the message as no spam. */
function heldMails(payload: Payload, message: AcceptedMessage, mails: readonly QueuedMail[]): string | null {
  return message.status === 'spam' ? JSON.stringify([...mails, ...webhooksOf(payload, message)]) : null
}

function webhooksOf(payload: Payload, { form, event }: AcceptedMessage): readonly FormWebhook[] {
  if (!event) return []
  return form.webhooks.map(({ url, secret }) => ({ kind: 'webhook', url, secret: seal(payload, secret), event }))
}

async function writeSubmission(
  payload: Payload,
  message: AcceptedMessage,
  mails: readonly QueuedMail[],
  transaction: Transaction,
): Promise<number> {
  const at = message.receivedAt.toISOString()
  const { submitted, form, spam, files } = message
  const searchText = Object.values(submitted).map(textOf).join('\n').slice(0, MAX_SEARCH_TEXT)
  const sender = senderOf(form, submitted)
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))
  const [stored] = await runSql(
    payload,
    sql`insert into submissions
      (subject, from_name, from_email, form_id, received_at, status, entries, meta, consents, spam, files, search_text,
        posted_data_hash, held_mails, updated_at, created_at)
      values (${subjectOf(message, mails)}, ${sender.name}, ${sender.email}, ${form.id}, ${at},
        ${message.status}, ${json(submitted)}, ${json(message.meta)}, ${json(message.consents)}, ${json(spam)},
        ${json(files)}, ${searchText}, ${message.hash},
        ${heldMails(payload, message, mails)}, ${at}, ${at})
      returning id`,
    transaction,
  )
  return Number(stored?.id)
}

/** Subject that settings of the form name, else what its field with the usual name says. [reference 13.1] */
function writtenSubject({ settings }: ContactForm, submitted: Submitted): string {
  const template = settingOf(settings, 'flamingo_subject')
  if (template === undefined) return textOf(submitted['your-subject'])
  return replaceTags(withoutQuotes(template), ({ field }) => textOf(submitted[field])).trim()
}

function textOf(value: Submitted[string] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ')
}
