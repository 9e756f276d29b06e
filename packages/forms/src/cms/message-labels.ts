import type { FORM_TEXTS } from '../core/form-texts.ts'
import type { MessageKey } from '../core/messages.ts'

/** What the messages of a form are about, for its editor. */
export const MESSAGE_LABELS: Readonly<Record<MessageKey, string>> = {
  mail_sent_ok: 'The message was sent',
  mail_sent_ng: 'The message could not be sent',
  validation_error: 'Fields have errors',
  spam: 'The message looks like spam',
  accept_terms: 'Terms must be accepted',
  invalid_required: 'A field must be filled out',
  invalid_too_long: 'The input is too long',
  invalid_too_short: 'The input is too short',
  upload_failed: 'The file could not be kept',
  upload_file_type_invalid: 'The file has a type that is not accepted',
  upload_file_too_large: 'The file is too large',
  upload_failed_php_error: 'The file did not arrive whole',
  invalid_date: 'No date',
  date_too_early: 'The date is too early',
  date_too_late: 'The date is too late',
  invalid_number: 'No number',
  number_too_small: 'The number is too small',
  number_too_large: 'The number is too large',
  quiz_answer_not_correct: 'The answer to the quiz is wrong',
  captcha_not_match: 'The code of the picture is wrong',
  invalid_email: 'No e-mail address',
  invalid_url: 'No web address',
  invalid_tel: 'No telephone number',
}

/** What the texts that all forms share are, for their editor. */
export const FORM_TEXT_LABELS: Readonly<Record<keyof typeof FORM_TEXTS, string>> = {
  optional: 'Beside fields that may stay empty',
  onlyIf: 'Before the condition of a field that is not always asked',
  next: 'To the next step',
  back: 'To the step before',
  stepOf: 'Where one is; {step} and {steps} are numbers',
  addRow: 'Adds a row to a group that repeats',
  removeRow: 'Removes such a row',
  rowOf: 'Heading of such a row; {heading} and {row}',
  draftKept: 'What is typed is kept in the browser',
  draftForget: 'Forgets what was kept',
  openForm: 'Opens a form in a window of its own',
  closeForm: 'Closes it',
  botCheckAsk: 'Asks before the service of the bot check is loaded; {service} is its name',
  botCheckAgree: 'Agrees to that',
  botCheckRunning: 'The bot check is at work',
  botCheckFailed: 'The bot check did not work',
  paymentCard: 'Label of the card',
  paymentFailed: 'The payment did not work',
}
