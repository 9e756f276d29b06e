import type { MailTemplate } from '../../../packages/forms/src/core/form.ts'
import { DEFAULT_MESSAGES } from '../../../packages/forms/src/core/messages.ts'
import { keys, whole } from '../known.ts'

type Flag = boolean | number | string

/** A mail of a form, in the keys of the recordings. */
export interface RecordedMail {
  readonly active?: Flag
  readonly recipient?: string
  readonly sender?: string
  readonly subject?: string
  readonly additional_headers?: string
  readonly body?: string
  readonly attachments?: string
  readonly use_html?: Flag
  readonly exclude_blank?: Flag
}

/** Recorded data of a form. */
export interface RecordedForm {
  readonly form?: string
  readonly additional_settings?: string
  readonly messages?: Readonly<Record<string, string>>
  readonly mail?: RecordedMail
  readonly mail_2?: RecordedMail
}

export const RECORDED_MAIL = keys<RecordedMail>({
  active: whole,
  recipient: whole,
  sender: whole,
  subject: whole,
  additional_headers: whole,
  body: whole,
  attachments: whole,
  use_html: whole,
  exclude_blank: whole,
})

const MESSAGES = Object.keys(DEFAULT_MESSAGES)

export function isOn(flag: Flag | undefined): boolean {
  return flag === true || flag === 1 || flag === '1'
}

export const RECORDED_FORM = keys<RecordedForm>({
  form: whole,
  additional_settings: whole,
  messages: keys<Record<string, string>>(Object.fromEntries(MESSAGES.map((key) => [key, whole]))),
  mail: RECORDED_MAIL,
  mail_2: RECORDED_MAIL,
})

/** A recorded form as the CMS keeps it: everything is said, so that nothing is left of the case before. */
export function formDocument({ form = '', additional_settings = '', messages = {}, mail, mail_2 }: RecordedForm) {
  return {
    title: 'Contact form 1',
    writtenAs: 'template',
    template: form === '' ? ' ' : form,
    additionalSettings: additional_settings,
    messages: { ...Object.fromEntries(MESSAGES.map((key) => [key, null])), ...messages },
    mail: mailTemplate({ recipient: 'owner@example.com', subject: 'S', body: 'B', ...mail }),
    mail2: {
      ...mailTemplate({ subject: 'S', ...mail_2 }),
      active: mail_2 !== undefined && isOn(mail_2.active ?? true),
    },
  }
}

/** The template of a mail, as our code knows it. */
export function mailTemplate(mail: RecordedMail): MailTemplate {
  return {
    recipient: mail.recipient ?? '',
    sender: mail.sender ?? '',
    subject: mail.subject ?? '',
    additionalHeaders: mail.additional_headers ?? '',
    body: mail.body ?? '',
    attachments: mail.attachments ?? '',
    useHtml: isOn(mail.use_html),
    excludeBlank: isOn(mail.exclude_blank),
  }
}
