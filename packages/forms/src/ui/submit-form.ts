import { POST_KEY_NAME } from '../core/post-key.ts'
import { statusEvent } from '../core/status.ts'
import { OPENED_NAME } from '../core/traps.ts'
import { call, sentenceOf } from './api.ts'
import { markBusy } from './behaviours/busy-buttons.ts'
import { showChallenges } from './behaviours/challenges.ts'
import { halfTyped } from './behaviours/half-typed.ts'
import { focusFirst, showTips } from './behaviours/problems.ts'
import { focusResponse } from './behaviours/response-focus.ts'
import { isLarge, uploadProgress } from './behaviours/upload-progress.ts'
import { type FeedbackReply, invalidReply, parseFeedback, problemsIn } from './feedback-reply.ts'
import { type FormMessage, messageOf } from './form-message.ts'
import type { LiveForm } from './live-form.ts'
import type { FormActions } from './page-script.ts'
import { drawPostKey } from './post-key.ts'
import { dispatchFormEvent } from './public-form-state.ts'
import { textOf } from './submission-state.ts'

/** The sending of a form. One message goes out once, however often its button is pressed. */
export function submitsForm({ form, about, update, page, props, schemaOf, stateOf }: LiveForm): FormActions['submit'] {
  const { id, messages, sending, unreachable, body, sendsKey } = props.form
  let isSending = false
  // The same until the message is known to have arrived: an answer that is lost on its way makes no second message.
  let key = drawPostKey()

  const send = async ({ formData }: FormMessage): Promise<FeedbackReply> => {
    const { schema } = about
    const wrong = halfTyped(form, schema && schemaOf(schema, form))
    if (wrong.length > 0) return invalidReply(wrong, messages.validation_error)
    const progress = isLarge(formData) ? uploadProgress(form, sending) : undefined
    try {
      const sender = progress && (await import('./upload.ts')).uploadWith(progress.show)
      const request = { method: 'POST', body: formData }
      return parseFeedback(await call(page.api, `contact-forms/${id}/feedback`, request, sender))
    } finally {
      progress?.end()
    }
  }

  const fail = async (failure: unknown): Promise<undefined> => {
    console.error(failure)
    const sentence = await sentenceOf(failure, { isOnline: navigator.onLine, unreachable })
    update({ message: sentence || messages.mail_sent_ng, status: 'mail_failed' })
  }

  const receive = (reply: FeedbackReply, message: FormMessage) => {
    update({ status: reply.status })
    if (reply.status === 'mail_sent') key = drawPostKey()
    const detail = { status: reply.status, ...message, apiResponse: reply }
    const name = statusEvent(about.status)
    if (name) dispatchFormEvent(form, about, name, detail)
    dispatchFormEvent(form, about, 'submit', detail)
    showChallenges(form, reply)
    keepHash(form, reply.posted_data_hash)
    if (reply.opened !== undefined) stampForm(form, reply.opened)
    // A field may be called "reset", and then hides the form's own.
    if (reply.status === 'mail_sent') HTMLFormElement.prototype.reset.call(form)
    const problems = problemsIn(reply)
    const view = reply.after_sending
    update({ problems, message: String(reply.message), sentText: textOf(view) })
    focusFirst(form, problems)
    showTips(form, new Set(problems.map(({ field }) => field)))
    if (stateOf().sentText) form.parentElement?.querySelector<HTMLElement>('.form-sent')?.focus()
    else if (problems.length === 0) focusResponse(form)
    // A path is one of the server's, which need not be that of this page.
    if (view && 'address' in view) location.assign(new URL(view.address, new URL(page.api.root ?? '/', location.href)))
  }

  return async (submitter) => {
    if (isSending) return
    update({ message: '', problems: [] })
    if (page.blocked) return update({ status: 'submitting' })
    isSending = true
    const message = messageOf(form, submitter)
    dispatchFormEvent(form, about, 'beforesubmit', { status: about.status, ...message })
    if (sendsKey) message.formData.set(POST_KEY_NAME, key)
    // Scripts made for a template know that its answer is empty until there is one.
    update({ status: 'submitting', message: body.kind === 'fields' ? sending : '' })
    markBusy(form, true)
    const reply = await send(message).catch(fail)
    markBusy(form, false)
    isSending = false
    if (reply) receive(reply, message)
  }
}

/** Gives a form a time stamp, for which a page from before its time trap has no field. */
function stampForm(form: HTMLFormElement, stamp: string): void {
  const found = form.querySelector<HTMLInputElement>(`input[name="${OPENED_NAME}"]`)
  const input = found ?? document.createElement('input')
  Object.assign(input, { type: 'hidden', name: OPENED_NAME, value: stamp })
  if (!found) form.querySelector('.hidden-fields-container')?.append(input)
}

function keepHash(form: HTMLFormElement, hash: string | undefined): void {
  const input = form.querySelector<HTMLInputElement>('[name="_wpcf7_posted_data_hash"]')
  if (hash && input) input.value = hash
}
