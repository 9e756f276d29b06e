import { announce } from './about-form.ts'
import { call } from './api.ts'
import type { FeedbackReply } from './feedback-reply.ts'
import { messageOf } from './form-message.ts'
import { showAnswer } from './helpers/answer.ts'
import { prepareHelpers } from './helpers/prepare.ts'
import { renew } from './helpers/renew.ts'
import type { LiveForm } from './live-form.ts'

/** Takes back what a form says of its last message, and asks anew what it asks. */
export async function resetForm({ form, about, update, page, props }: LiveForm): Promise<void> {
  const message = messageOf(form)
  const status = about.status
  update({ message: '', problems: [], status: 'resetting' })
  const refill = call(page.api, `contact-forms/${props.form.id}/refill`) as Promise<FeedbackReply | null>
  const apiResponse = await refill.catch((failure: unknown) => console.error(failure))
  if (about.status === 'resetting') {
    update({ status: status === 'sent' ? 'mail_sent' : 'init' })
    // Hidden until now.
    if (status === 'sent') showAnswer(form)
  }
  if (apiResponse !== undefined) {
    announce(form, about, 'reset', { status, ...message, apiResponse })
    renew(form, apiResponse)
  }
  prepareHelpers(form)
}
