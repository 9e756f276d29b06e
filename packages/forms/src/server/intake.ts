import { given, type SiteClock } from '@vitrine/content/core'
import { findSpam, type SpamReason, takeTurns } from '@vitrine/protection/server'
import { acceptancesOf, missingAcceptances } from '../core/acceptance.ts'
import { isOn } from '../core/additional-settings.ts'
import { type SentView, sentViewOf } from '../core/after-sending.ts'
import { type Entries, lastText } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import type { MessageStatus } from '../core/inbox/message-status.ts'
import { fillTags } from '../core/mail/fill.ts'
import { listedFiles, type NamedFile, withLeftOutFiles, withUnstoredFiles } from '../core/mail/left-out-files.ts'
import { mailMessage } from '../core/mail/mail-message.ts'
import { mailValues } from '../core/mail/mail-values.ts'
import { namesTags } from '../core/mail/named-tags.ts'
import type { SiteFacts } from '../core/mail/site-facts.ts'
import { withVerdict } from '../core/mail/special-tags.ts'
import type { MailValues } from '../core/mail/tag-value.ts'
import { isForMembers } from '../core/members.ts'
import type { Outcome } from '../core/outcome.ts'
import { type PostName, postKeyOf } from '../core/post-key.ts'
import type { Problem } from '../core/problem.ts'
import type { Rule } from '../core/rule.ts'
import { toSchema } from '../core/schema.ts'
import { senderOf } from '../core/sender/sender.ts'
import { collect } from '../core/submission.ts'
import type { SubmissionMeta } from '../core/submission-meta.ts'
import type { Submitted } from '../core/submitted.ts'
import type { FormRenderContext } from '../core/template/render-context.ts'
import { validate } from '../core/validate.ts'
import type { RowNames } from '../core/visible-form.ts'
import { webhookEvent } from '../core/webhook/webhook-event.ts'
import { consentsOf, refusesStorage } from './consent.ts'
import type { FieldJudges } from './field-judge.ts'
import { attachable, disguisedFiles, isFileRule, type StoredFile, stagedByField, storedFiles } from './files.ts'
import { heldFiles } from './held-files.ts'
import { fillMessage, outcomeMessage } from './messages.ts'
import { ownProblems } from './own-problems.ts'
import type { PageOfPost } from './page-of-post.ts'
import { orderOf } from './payment/stripe.ts'
import { keyedDataHash, postedDataHash } from './posted-data-hash.ts'
import type { ActiveServices } from './services.ts'
import { spamSubjectOf } from './spam-subject.ts'
import type { AcceptedPost, NumberedMails, Store } from './store.ts'
import { dropFiles, type Stage, type StagedFile } from './uploads.ts'
import { visiblePost } from './visible-post.ts'

/** Extension of a site's forms by other code. */
export interface FormExtension {
  /** Rules besides those that the fields ask for. */
  readonly rules?: (form: ContactForm) => readonly Rule[]
  /** Stops a submission before its mail. A custom status begins with a letter: `[a-z][0-9a-z_]*`. */
  readonly beforeMail?: (
    form: ContactForm,
    submitted: Submitted,
  ) => { readonly status?: string; readonly message?: string } | undefined
}

export interface IntakeOptions {
  readonly store: Store
  readonly secret: string
  /** @param locale Language of a form, as the protocol writes it. */
  readonly site: (locale: string) => Promise<SiteFacts>
  readonly pageOf: PageOfPost
  /** Sender of forms that name none. */
  readonly mailFrom: string
  readonly judges: FieldJudges
  /** Services that the site's settings name at the moment. */
  readonly services: () => Promise<Pick<ActiveServices, 'spamChecks' | 'payments'>>
  readonly extensions: readonly FormExtension[]
  readonly lists: FormRenderContext['lists']
  /** Address of a page, by its path and the language of a form as the protocol writes it. */
  readonly addressOf: (path: string, locale: string) => string
  /** Called with the outcome of each submission. */
  readonly onDecided: (outcome: Outcome) => void
  /** Called for a form whose message, mails and webhooks are durable. */
  readonly onAccepted: (form: ContactForm) => void
  readonly onError: (error: unknown) => void
}

/** A submission with its files; the stage is undefined for forms without. */
export type Submit = (
  form: ContactForm,
  entries: Entries,
  meta: SubmissionMeta,
  stage: Stage | undefined,
) => Promise<Decided>

/** An outcome with its sentence for the visitor. */
export interface Decided {
  readonly outcome: Outcome
  readonly message: string
  readonly sentView?: SentView
}

/**
 * Takes a submission: the first step that fails decides. `mail_sent` says that message and mail are durable here;
 * `mail_failed` that they could not be stored. See docs/decisions/006-when-mail-sent-is-answered.md.
 */
export function createIntake(options: IntakeOptions): Submit {
  const inTurn = takeTurns()
  return async (written, posted, meta, stage) => {
    const { form, entries, hidden, rows } = await visiblePost(written, posted)
    const files = stagedByField(form.tags, entries)
    const site = await options.site(form.locale)
    const page = await options.pageOf({ form, entries: posted, url: meta.url }, site)
    const submission: Submission = {
      form,
      entries,
      meta: { ...meta, ...(page && { page }) },
      site,
      files,
      submitted: collect(form.tags, entries, fileValues(files)),
      hidden,
      rows,
      stage,
    }
    const post = postNameOf(submission, options)
    // A repeat that comes while the first is decided waits for what becomes of it.
    const decided = await (post
      ? inTurn(post.hash, () => decide(submission, post, options))
      : decide(submission, undefined, options))
    const { outcome, values } = withTexts(decided, valuesOf(submission, {}))
    const isRepeat = outcome.status === 'mail_sent' && outcome.isRepeat === true
    if (!isRepeat) options.onDecided(outcome)
    if (!ownsFiles(outcome)) await stage?.discard()
    const message = outcomeMessage(form, outcome, values)
    const { afterSending } = form
    if (outcome.status !== 'mail_sent' || !afterSending) return { outcome, message }
    const sentView = sentViewOf(afterSending, {
      fill: (text) => fillTags(text, values).trim(),
      addressOf: (path) => options.addressOf(path, form.locale),
    })
    return { outcome, message, sentView }
  }
}

/** Posted entries with their meaning. */
interface Submission {
  readonly form: ContactForm
  readonly entries: Entries
  readonly meta: SubmissionMeta
  readonly site: SiteFacts
  readonly files: ReadonlyMap<string, readonly StagedFile[]>
  readonly submitted: Submitted
  /** Fields that were not shown: the texts of mails may name them. */
  readonly hidden: readonly string[]
  readonly rows: RowNames
  readonly stage: Stage | undefined
}

/** Name of a post that can be repeated; undefined for one without a key. */
function postNameOf({ form, entries, meta, submitted }: Submission, { secret }: IntakeOptions): PostName | undefined {
  const named = postKeyOf(entries, meta)
  if (!named) return undefined
  const { key, lifetimeMs } = named
  const hash = keyedDataHash(secret, { submitted, unitTag: meta.unitTag, form: form.id, key })
  return { hash, ...(lifetimeMs !== undefined && { since: new Date(meta.now.getTime() - lifetimeMs) }) }
}

function takenOutcome(hash: string, { id, isRepeat }: AcceptedPost): Outcome {
  return { status: 'mail_sent', hash, ...given({ serialNumber: id ?? undefined }), ...(isRepeat && { isRepeat }) }
}

async function decide(submission: Submission, post: PostName | undefined, options: IntakeOptions): Promise<Outcome> {
  const { form, entries, meta, submitted, stage } = submission
  const { now } = meta
  if (isForMembers(form) && !meta.user) return { status: 'members_only' }
  // Before all checks: the answers to its questions and its proof are used up.
  const before = post && (await options.store.findAccepted(form.id, post))
  if (before) return takenOutcome(post.hash, before)
  const rules = rulesOf(form, { now, timeZone: submission.site.timeZone }, options)
  const [first, ...others] = await problemsOf(form, entries, now, rules, options)
  if (first) return { status: 'validation_failed', problems: [first, ...others] }
  if (missingAcceptances(acceptancesOf(form.tags), entries).length > 0) return { status: 'acceptance_missing' }

  const hash = post?.hash ?? postedDataHash(options.secret, { submitted, ...meta })
  const services = await options.services()
  const payment = await paymentOf(form, entries, services)
  const spam = await spamOf(submission, payment, hash, { ...services, secret: options.secret })
  if (spam) return holdSpam(submission, { spam, hash, rules }, options)
  const [badFile, ...otherBadFiles] = fileProblems(submission, rules)
  if (badFile) return { status: 'validation_failed', problems: [badFile, ...otherBadFiles] }
  const stop = options.extensions.map(({ beforeMail }) => beforeMail?.(form, submitted)).find(Boolean)
  if (stop) return { status: 'aborted', hash, ...customStop(stop) }
  if (payment === 'due') return beginPayment(form, submitted, hash, services)
  if (isOn(form.settings, 'demo_mode')) return { status: 'mail_sent', hash, demo: true }
  const stored = storedFiles(submission.files, stage ? await stage.keep() : (path) => path)
  const whole = { ...submission, stored, unstored: [] }
  const accepted = await accept({ ...whole, hash, post, status: 'mail_sent', spam: undefined }, options)
  if (!accepted) return { status: 'mail_failed', hash }
  if (typeof payment === 'object') await services.payments?.markUsed(payment.id, now)
  if (!accepted.isRepeat) options.onAccepted(form)
  return takenOutcome(hash, accepted)
}

/** True if files belong to a message once a post is decided. */
function ownsFiles(outcome: Outcome): boolean {
  if (outcome.status === 'spam') return outcome.holdsFiles === true
  return outcome.status === 'mail_sent' && !outcome.demo && !outcome.isRepeat
}

/** Stores what was taken for spam, with its mails and its files, for an editor to send. */
async function holdSpam(
  submission: Submission,
  found: { readonly spam: SpamReason; readonly hash: string; readonly rules: readonly Rule[] },
  options: IntakeOptions,
): Promise<Outcome> {
  const { form, entries, files, stage } = submission
  const { stored: held, leftOut } = heldFiles(files, {
    refused: new Set(fileProblems(submission, found.rules).map(({ field }) => field)),
    heldBytes: [...files.values()].some((list) => list.length > 0) ? await options.store.heldBytes() : 0,
  })
  await dropFiles(leftOut)
  const hasFiles = [...held.values()].some((list) => list.length > 0)
  const place = hasFiles ? await stage?.keep() : undefined
  const stored = storedFiles(held, place ?? ((path) => path))
  const unstored = leftOut.map(({ safeName: name, size }) => ({ name, size }))
  const accepted = await accept(
    {
      ...submission,
      ...{ stored, unstored, hash: found.hash, post: undefined, status: 'spam' },
      submitted: collect(form.tags, entries, fileValues(held)),
      spam: found.spam,
    },
    options,
  )
  return { status: 'spam', ...(hasFiles && accepted && accepted.id !== null && { holdsFiles: true }) }
}

function valuesOf(submission: Submission, files: MailValues['files']): MailValues {
  return mailValues({ ...submission, files }, submission.meta, submission.site)
}

function fileValues(files: Submission['files']): Readonly<Record<string, string>> {
  return Object.fromEntries([...files].map(([name, staged]) => [name, staged.map(({ sha256 }) => sha256).join(' ')]))
}

/** The outcome with its texts filled, and what other texts may then name. */
function withTexts(outcome: Outcome, known: MailValues): { readonly outcome: Outcome; readonly values: MailValues } {
  const isInvalid = outcome.status === 'validation_failed'
  const verdict = {
    ...(isInvalid && { invalidFields: outcome.problems.length }),
    ...(outcome.status === 'mail_sent' && given({ serialNumber: outcome.serialNumber })),
  }
  const values = { ...known, special: withVerdict(known.special, verdict) }
  if (!isInvalid) return { outcome, values }
  const [first, ...others] = outcome.problems
  const filled = ({ field, error }: Problem) => ({ field, error: fillMessage(error, values) })
  return { outcome: { ...outcome, problems: [filled(first), ...others.map(filled)] }, values }
}

function rulesOf(form: ContactForm, clock: SiteClock, { lists, extensions }: IntakeOptions): readonly Rule[] {
  return [...toSchema(form, { ...clock, lists }).rules, ...extensions.flatMap(({ rules }) => rules?.(form) ?? [])]
}

/** Problems of the schema's text rules, then of fields that no rule can judge; one for each field. */
async function problemsOf(
  form: ContactForm,
  entries: Entries,
  now: Date,
  rules: readonly Rule[],
  { judges }: IntakeOptions,
): Promise<readonly Problem[]> {
  const found = new Map<string, string>()
  // An extension may name fields that this form does not have.
  const known = new Set(form.tags.map(({ name }) => name))
  const texts = validate(
    rules.filter((rule) => !isFileRule(rule)),
    entries,
  )
  for (const { field, error } of [...texts, ...(await ownProblems({ form, entries, now }, judges))]) {
    if (known.has(field) && !found.has(field)) found.set(field, error)
  }
  return [...found].map(([field, error]) => ({ field, error }))
}

/** Problems of files: of the schema's rules, then of what is in them; one for each field. */
function fileProblems({ form, entries, files }: Submission, rules: readonly Rule[]): readonly Problem[] {
  const found = validate(rules.filter(isFileRule), entries)
  return [...found, ...disguisedFiles(form, files).filter(({ field }) => !found.some((other) => other.field === field))]
}

interface Accepted extends Submission {
  readonly hash: string
  readonly post: PostName | undefined
  readonly status: MessageStatus
  readonly spam: SpamReason | undefined
  readonly stored: readonly StoredFile[]
  /** Files that were not stored, which the mails name. */
  readonly unstored: readonly NamedFile[]
}

/** Makes message and mails durable. @returns Undefined: nothing is durable. */
async function accept(accepted: Accepted, options: IntakeOptions): Promise<AcceptedPost | undefined> {
  const { form, submitted, hash, post, meta, status, spam, stored, unstored, stage } = accepted
  const isStored = !isOn(form.settings, 'do_not_store') && !refusesStorage(form.tags, submitted)
  try {
    const mails = mailsOf(accepted, options)
    const taken = await options.store.accept({
      form,
      status,
      isStored,
      submitted,
      meta: {
        ...{ address: meta.remoteAddress, agent: meta.userAgent, page: meta.url },
        ...(unstored.length > 0 && { unstored_files: listedFiles(unstored) }),
      },
      hash,
      post,
      receivedAt: meta.now,
      consents: consentsOf(form.tags, submitted),
      spam,
      files: stored,
      mails,
      event: isOn(form.settings, 'demo_mode')
        ? undefined
        : webhookEvent({ form, submitted, files: stored, page: meta.url, receivedAt: meta.now }),
    })
    // Neither an editor nor a mail would ever get the files.
    if (taken.id === null && mails.of(null).every(({ files }) => files.length === 0)) await stage?.discard()
    return taken
  } catch (error) {
    options.onError(error)
    return undefined
  }
}

/** The mails of a message; their texts may name its number, and files that do not fit are named with a link to it. */
function mailsOf(accepted: Accepted, { mailFrom }: IntakeOptions): NumberedMails {
  const { form, stored, unstored, site } = accepted
  // Spam of a form in demo mode is stored; a mail it never sends.
  const isSilent = isOn(form.settings, 'skip_mail') || isOn(form.settings, 'demo_mode')
  const templates = isSilent ? [] : [form.mail, ...(form.mail2 ? [form.mail2] : [])]
  const known = valuesOf(accepted, namesOf(stored))
  const of = (id: number | null) => {
    const special = withVerdict(known.special, given({ serialNumber: id ?? undefined }))
    return templates.map((template, index) => {
      const mail = mailMessage(template, { ...known, special }, mailFrom)
      const named = stored.filter(({ field }) => mail.attachments.includes(field))
      const files = attachable(named)
      const left = named.filter((file) => !files.includes(file))
      // Only the first mail goes to somebody who can sign in.
      const address = id === null || index > 0 ? undefined : `${site.url}${MESSAGES_PATH}${id}`
      return { ...withLeftOutFiles(withUnstoredFiles(mail, unstored), left, address), files }
    })
  }
  return { of, isNumbered: namesTags(form, '_serial_number') || attachable(stored).length < stored.length }
}

/** Admin's list of messages. */
const MESSAGES_PATH = '/admin/collections/submissions/'

/** Names of files, by field. */
function namesOf(stored: readonly StoredFile[]): Readonly<Record<string, readonly string[]>> {
  const names = new Map<string, string[]>()
  for (const { field, name } of stored) names.set(field, [...(names.get(field) ?? []), name])
  return Object.fromEntries(names)
}

/** `due`: the visitor must pay first; `unusable`: what was paid with does not exist or was used. */
type PaymentState = 'free' | 'due' | 'unusable' | { readonly id: string }

async function paymentOf(
  form: ContactForm,
  entries: Entries,
  { payments }: Pick<ActiveServices, 'payments'>,
): Promise<PaymentState> {
  if (!payments || !orderOf(form.tags)) return 'free'
  const id = lastText(entries, '_wpcf7_stripe_payment_intent')?.trim() ?? ''
  if (id === '') return 'due'
  const state = await payments.state(id)
  if (state === 'paid') return { id }
  return state === 'unpaid' ? 'due' : 'unusable'
}

async function beginPayment(
  form: ContactForm,
  submitted: Submitted,
  hash: string,
  { payments }: Pick<ActiveServices, 'payments'>,
): Promise<Outcome> {
  const order = orderOf(form.tags)
  const receiptEmail = senderOf(form, submitted).email
  const payment = order && (await payments?.begin({ ...order, ...(receiptEmail !== '' && { receiptEmail }) }))
  return payment ? { status: 'payment_required', hash, payment } : { status: 'aborted', hash }
}

/** Skips the spam checks for signed-in users of forms for members, and for payments of messages that passed them. */
async function spamOf(
  submission: Submission,
  payment: PaymentState,
  hash: string,
  { spamChecks, secret }: Pick<ActiveServices, 'spamChecks'> & Pick<IntakeOptions, 'secret'>,
): Promise<SpamReason | undefined> {
  if (payment === 'unusable') return { agent: 'stripe', cause: 'payment intent not usable' }
  if (isForMembers(submission.form)) return undefined
  const given = lastText(submission.entries, '_wpcf7_posted_data_hash')
  if (typeof payment === 'object' && given === hash) return undefined
  const { submitted, meta } = submission
  // Duplicates are the same words from the same address, whatever the keys of their posts.
  const words = postedDataHash(secret, { submitted, ...meta })
  return findSpam(spamChecks, spamSubjectOf({ ...submission, hash: words }))
}

function customStop({ status, message }: { readonly status?: string; readonly message?: string }) {
  return {
    ...(status && /^[a-z][0-9a-z_]+$/.test(status) && { custom: status }),
    ...(message !== undefined && { message }),
  }
}
