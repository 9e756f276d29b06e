import type { ContactForm } from '../core/form.ts'
import type { Messages } from '../core/messages.ts'
import type { Outcome } from '../core/outcome.ts'
import { errorId, type UnitTag } from '../core/unit-tag.ts'

const MESSAGE_KEYS: Readonly<Record<Outcome['status'], keyof Messages>> = {
  validation_failed: 'validation_error',
  acceptance_missing: 'accept_terms',
  spam: 'spam',
  mail_sent: 'mail_sent_ok',
  mail_failed: 'mail_sent_ng',
}

/** The sentence that a visitor reads about an outcome. */
export function outcomeMessage(form: Pick<ContactForm, 'messages'>, outcome: Outcome): string {
  return form.messages[MESSAGE_KEYS[outcome.status]]
}

/** An outcome as the protocol writes it, keys in its order. [reference 2] */
export function feedbackReply(form: ContactForm, outcome: Outcome, unitTag: UnitTag): object {
  return {
    contact_form_id: form.id,
    status: outcome.status,
    message: outcomeMessage(form, outcome),
    ...(outcome.status === 'validation_failed' && {
      invalid_fields: outcome.problems.map(({ field, error }) => ({
        field,
        message: error,
        idref: null,
        error_id: errorId(unitTag, field),
      })),
    }),
    posted_data_hash: 'hash' in outcome ? outcome.hash : '',
    into: `#${unitTag}`,
    ...(outcome.status !== 'validation_failed' && { invalid_fields: [] }),
  }
}
