import type { Suspect } from '@vitrine/protection/server'
import { type Entries, lastText } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import type { SubmissionMeta } from '../core/submission-meta.ts'
import type { Submitted } from '../core/submitted.ts'
import { TOKEN_FIELDS } from '../core/token-fields.ts'
import { HONEYPOT_NAME, OPENED_NAME } from '../core/traps.ts'
import { writtenText } from '../core/written-text.ts'

/** A message as the checks for spam see it. @param message.hash The same for messages that repeat one another. */
export function spamSubjectOf(message: {
  readonly form: Pick<ContactForm, 'id' | 'guard' | 'body' | 'tags' | 'mail'>
  readonly entries: Entries
  readonly submitted: Submitted
  readonly meta: SubmissionMeta
  readonly hash: string
}): Suspect {
  const { form, entries, submitted, meta, hash } = message
  const { remoteAddress, userAgent, url, now } = meta
  const posted = (name: string) => lastText(entries, name) ?? ''
  return {
    guard: form.guard,
    texts: Object.values(submitted).flat(),
    trap: posted(HONEYPOT_NAME),
    opened: posted(OPENED_NAME),
    tokens: {
      recaptcha: posted(TOKEN_FIELDS.recaptcha),
      turnstile: posted(TOKEN_FIELDS.turnstile),
      hcaptcha: posted(TOKEN_FIELDS.hcaptcha),
      proof: posted(TOKEN_FIELDS.proof),
    },
    fingerprint: `${form.id} ${hash}`,
    written: writtenText(form, submitted),
    remoteAddress,
    userAgent,
    url,
    now,
  }
}
