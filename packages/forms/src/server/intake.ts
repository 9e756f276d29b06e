import { acceptancesOf, missingAcceptances } from '../core/acceptance.ts'
import type { Entries } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import { mailMessage } from '../core/mail-message.ts'
import type { Outcome } from '../core/outcome.ts'
import { toSchema } from '../core/schema.ts'
import { collect } from '../core/submission.ts'
import { validate } from '../core/validate.ts'
import { postedDataHash } from './posted-data-hash.ts'
import { specialTags } from './special-tags.ts'
import type { Store } from './store.ts'

/** Characters of a user agent below which it is nobody's browser. [reference 13.3] */
const MIN_USER_AGENT_LENGTH = 2

/** What is known of a post besides its fields. */
export interface Circumstances {
  readonly unitTag: string
  readonly remoteAddress: string
  readonly userAgent: string
  /** Address of the page that holds the form. */
  readonly url: string
  readonly now: Date
}

export interface IntakeOptions {
  readonly store: Store
  readonly secret: string
  readonly siteUrl: string
  readonly siteTitle: () => Promise<string>
  /** Sender of forms that name none. */
  readonly mailFrom: string
  /** Wakes whoever sends mails. */
  readonly onAccepted: () => void
  readonly onError: (error: unknown) => void
}

export type Submit = (form: ContactForm, entries: Entries, circumstances: Circumstances) => Promise<Outcome>

/**
 * Takes a submission: the first step that fails decides. `mail_sent` says that message and mail are durable here;
 * `mail_failed` that they could not be stored. See docs/decisions/006-when-mail-sent-is-answered.md.
 */
export function createIntake(options: IntakeOptions): Submit {
  const { store, secret } = options
  return async (form, entries, circumstances) => {
    const surroundings = { now: circumstances.now, lists: () => undefined }
    const [first, ...others] = validate(toSchema(form, surroundings).rules, entries)
    if (first) return { status: 'validation_failed', problems: [first, ...others] }
    if (missingAcceptances(acceptancesOf(form.tags), entries).length > 0) return { status: 'acceptance_missing' }
    const submitted = collect(form.tags, entries)
    const hash = postedDataHash(secret, { submitted, ...circumstances })
    const special = specialTags({
      form,
      ...circumstances,
      siteUrl: options.siteUrl,
      siteTitle: await options.siteTitle(),
    })
    const template = { ...form.mail, sender: form.mail.sender || options.mailFrom }
    const isSpam = circumstances.userAgent.trim().length < MIN_USER_AGENT_LENGTH
    try {
      await store.accept({
        form,
        status: isSpam ? 'spam' : 'mail_sent',
        submitted,
        meta: { address: circumstances.remoteAddress, agent: circumstances.userAgent, page: circumstances.url },
        hash,
        receivedAt: circumstances.now,
        mail: isSpam ? undefined : mailMessage(template, { submitted, tags: form.tags, special }),
      })
    } catch (error) {
      options.onError(error)
      return { status: 'mail_failed', hash }
    }
    if (isSpam) return { status: 'spam' }
    options.onAccepted()
    return { status: 'mail_sent', hash }
  }
}
