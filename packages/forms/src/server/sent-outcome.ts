import { quotesMessage, sentViewOf } from '../core/after-sending.ts'
import type { ContactForm } from '../core/form.ts'
import type { PageOutcome } from '../core/outcome.ts'

/** Outcome of a form that was sent before this request. The message itself is not available. */
export function sentOutcome(form: ContactForm, unitTag: string, addressOf: (path: string) => string): PageOutcome {
  const { afterSending, messages } = form
  return {
    unitTag,
    status: 'mail_sent',
    message: messages.mail_sent_ok,
    problems: [],
    values: {},
    ...(afterSending &&
      !quotesMessage(afterSending) && { sentView: sentViewOf(afterSending, { fill: (text) => text, addressOf }) }),
  }
}
