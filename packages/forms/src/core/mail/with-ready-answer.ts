import { record, text } from '@vitrine/content/core'
import { READY_ANSWER, readyAnswerText } from './ready-mails.ts'

/**
 * A form whose answer to the visitor is ready-made, if it is switched on and nothing of it was written.
 *
 * @param form Values of `contact-forms` in one language. @param language BCP 47.
 */
export function withReadyAnswer<Form extends Readonly<Record<string, unknown>>>(form: Form, language: string): Form {
  const mail = record(form.mail2)
  const isWritten = ['recipient', 'subject', 'body'].some((part) => text(mail[part]) !== undefined)
  if (mail.active !== true || isWritten) return form
  return { ...form, mail2: { ...mail, ...READY_ANSWER, ...readyAnswerText(language) } }
}
