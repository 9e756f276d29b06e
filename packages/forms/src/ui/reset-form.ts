import { call } from './api.ts'
import { showChallenges } from './behaviours/challenges.ts'
import { scrollToResponse } from './behaviours/response-focus.ts'
import { updateBehaviours } from './behaviours/update-behaviours.ts'
import type { FeedbackReply } from './feedback-reply.ts'
import { messageOf } from './form-message.ts'
import type { LiveForm } from './live-form.ts'
import { dispatchFormEvent } from './public-form-state.ts'

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
    if (status === 'sent') scrollToResponse(form)
  }
  if (apiResponse !== undefined) {
    dispatchFormEvent(form, about, 'reset', { status, ...message, apiResponse })
    showChallenges(form, apiResponse)
  }
  updateBehaviours(form)
}
