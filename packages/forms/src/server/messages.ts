import type { ContactForm } from '../core/form.ts'
import { fillTags } from '../core/mail/fill.ts'
import type { MailValues } from '../core/mail/tag-value.ts'
import { MEMBERS_ONLY } from '../core/members.ts'
import type { Messages } from '../core/messages.ts'
import type { Outcome } from '../core/outcome.ts'
import { withoutElements } from '../core/without-elements.ts'

/** A text for the visitor: HTML taken out, mail-tags filled from the submission. [reference 7] */
export function fillMessage(text: string, values: MailValues): string {
  return fillTags(withoutElements(text), values).trim()
}

/** Texts that no editor changes. [reference 6, 7] */
const FIXED = {
  members_only: MEMBERS_ONLY,
  aborted: 'Sending mail has been aborted.',
  payment_required: 'Payment is required. Please pay by credit card.',
} as const

const KEYS: Readonly<Record<Exclude<Outcome['status'], keyof typeof FIXED>, keyof Messages>> = {
  validation_failed: 'validation_error',
  acceptance_missing: 'accept_terms',
  spam: 'spam',
  mail_sent: 'mail_sent_ok',
  mail_failed: 'mail_sent_ng',
}

/** The sentence that a visitor reads about an outcome. That of an extension is its own affair, and shown as it is. */
export function outcomeMessage(
  { messages }: Pick<ContactForm, 'messages'>,
  outcome: Outcome,
  values: MailValues,
): string {
  const { status } = outcome
  if (status === 'aborted') return outcome.message ?? FIXED.aborted
  if (status === 'members_only' || status === 'payment_required') return FIXED[status]
  return fillMessage(messages[KEYS[status]], values)
}
