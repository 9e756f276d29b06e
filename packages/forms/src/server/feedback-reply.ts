import { parseFieldName } from '../core/field-name.ts'
import type { ContactForm } from '../core/form.ts'
import { wireStatus } from '../core/outcome.ts'
import type { FormTag } from '../core/template/form-tag.ts'
import { idOf } from '../core/template/options.ts'
import { errorId, type UnitTag } from '../core/unit-tag.ts'
import type { Decided } from './intake.ts'
import type { Refill } from './refill.ts'

/** An outcome as the protocol writes it, keys in its order. [reference 2] */
export function feedbackReply(
  form: ContactForm,
  { outcome, message, sentView }: Decided,
  unitTag: UnitTag,
  /** Questions, captchas and, ours alone, a time stamp (`opened`) that replace those of the form. */
  drawn: Refill & { readonly opened?: string },
): object {
  const { status } = outcome
  const isInvalid = status === 'validation_failed'
  return {
    contact_form_id: form.id,
    ...(status === 'payment_required' && {
      stripe: { payment_intent: { id: outcome.payment.id, client_secret: outcome.payment.clientSecret } },
    }),
    status: wireStatus(outcome),
    message,
    ...(isInvalid && {
      invalid_fields: outcome.problems.map(({ field, error }) => ({
        field,
        message: error,
        idref: idrefOf(form.tags, field),
        error_id: errorId(unitTag, field),
      })),
    }),
    ...(status !== 'members_only' && { posted_data_hash: 'hash' in outcome ? outcome.hash : '' }),
    ...(status === 'mail_sent' && outcome.demo && { demo_mode: true }),
    into: `#${unitTag}`,
    ...(!isInvalid && { invalid_fields: [] }),
    ...(status !== 'members_only' && drawn),
    // Ours, and only for forms that use it.
    ...(sentView && { after_sending: sentView }),
  }
}

function idrefOf(tags: readonly FormTag[], field: string): string | null {
  const tag = tags.find(({ name }) => name === field)
  const id = tag && idOf(tag)
  return id !== undefined && parseFieldName(id) !== undefined ? id : null
}
