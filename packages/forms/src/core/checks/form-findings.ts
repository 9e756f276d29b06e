import { type AdminText, record, text } from '@vitrine/content/core'
import { isSendButton } from '../send-button.ts'
import { adviceOn } from './advice.ts'
import { checkForm } from './check-form.ts'
import { checkSteps, type FieldsFinding } from './check-steps.ts'
import { checkWriting } from './check-writing.ts'
import type { ProblemDetail } from './config-problem.ts'
import { readWrittenForm } from './read-written-form.ts'
import type { Site } from './site.ts'
import type { WrittenForm } from './written-form.ts'

/** Something in a form that its editor should look at. The form is saved all the same. */
export interface FormFinding {
  /** As in `ConfigProblem`: `form.body`, `mail.subject`, `mail_2.sender`. */
  readonly section: string
  /** Of the text, from 1; absent where the whole text is meant. */
  readonly line?: number
  readonly detail?: ProblemDetail
  readonly message: AdminText
}

/**
 * Finds what in a form works against its editor, as the form stands at the moment.
 *
 * @param raw A document of `contact-forms` in one language, saved or not.
 * @param options.mailFrom Sender of mails that name none.
 */
export function formFindings(
  raw: unknown,
  { site, mailFrom }: { readonly site: Site; readonly mailFrom: string },
): readonly FormFinding[] {
  const document = record(raw)
  const form = readWrittenForm({ ...document, id: typeof document.id === 'number' ? document.id : 0 }, mailFrom)
  const usesSiteSender = (section: string) =>
    (section === 'mail.sender' && text(record(document.mail).sender) === undefined) ||
    (section === 'mail_2.sender' && text(record(document.mail2).sender) === undefined)
  return [
    ...checkWriting(raw),
    ...(form ? [...checkButton(form), ...checkSteps(form)] : []),
    // The sender of the site is none of the form's.
    ...(form ? checkForm(form, site) : [])
      .filter(({ section }) => !usesSiteSender(section))
      .map((problem) => ({ ...problem, message: adviceOn(problem) })),
  ]
}

const NO_BUTTON: AdminText = {
  en: 'The template has no button, so that visitors cannot send the form. Write [submit "Send"] at its end.',
  de: 'Die Vorlage hat keine Schaltfläche, sodass Besucher das Formular nicht senden können. [submit "Senden"] ans Ende schreiben.',
}

/** A form of fields without a button gets one; a template says itself what it holds. */
function checkButton({ body, tags }: WrittenForm): readonly FieldsFinding[] {
  const lacksButton = body.kind === 'template' && !tags.some(isSendButton)
  return lacksButton ? [{ section: 'form.body', message: NO_BUTTON }] : []
}
