import type { FeedbackReply } from '../feedback-reply.ts'

/** Asks anew what a form asks: questions, and words in pictures. [reference 11.6] */
export function showChallenges(form: HTMLFormElement, reply: Partial<FeedbackReply> | null): void {
  for (const [field, [question, hash]] of Object.entries(reply?.quiz ?? {})) {
    for (const input of inputs(form, field)) {
      input.value = ''
      const label = input.closest('label')?.querySelector('.wpcf7-quiz-label')
      if (label) label.textContent = question
    }
    for (const input of inputs(form, `_wpcf7_quiz_answer_${field}`)) input.value = hash
  }
  for (const [field, address] of Object.entries(reply?.captcha ?? {})) {
    for (const input of inputs(form, field)) input.value = ''
    const selector = `img.wpcf7-captcha-${CSS.escape(field.replaceAll(':', ''))}`
    for (const image of form.querySelectorAll<HTMLImageElement>(selector)) image.src = address
    const challenge = /([0-9]+)\.(?:png|gif|jpeg)$/.exec(address)?.[1]
    if (challenge === undefined) continue
    for (const input of inputs(form, `_wpcf7_captcha_challenge_${field}`)) input.value = challenge
  }
}

function inputs(form: HTMLFormElement, name: string): Iterable<HTMLInputElement> {
  return form.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
}
